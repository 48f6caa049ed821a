-- What a company says of itself on paper is changed by its administrators: each change names the one that it was made from.
alter table companies add column identity_version int not null default 1;

-- Until now these were written by hand, of any length.
update companies set authorisation_number = left(authorisation_number, 40), declaration_number = left(declaration_number, 40),
    address = left(address, 100), postcode = left(postcode, 12), city = left(city, 60)
  where length(authorisation_number) > 40 or length(declaration_number) > 40 or length(address) > 100 or length(postcode) > 12 or length(city) > 60;
