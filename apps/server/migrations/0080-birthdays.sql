-- When an agent was born: labour law protects those who are not of age yet (decisions/10-planning). Null: not known.
alter table agents add born_on date;
