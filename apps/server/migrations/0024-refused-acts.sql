-- What an act was that its device kept and that was refused for good, so that whoever reads the service's story is told.

alter table journal_entries
  -- what the line says that it is; null: it says nothing, or came before this
  add kind text check (kind in ('start', 'end', 'pre_clocking')),
  -- where it was placed, as a recorded act is; null: it came before this, and `device_at` is all that is known
  add happened_at timestamptz;
