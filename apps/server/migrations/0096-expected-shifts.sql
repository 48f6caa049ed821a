-- What is expected of services before their rows are counted (0052). A range of time is taken for a two-hundredth of the rows, so that a
-- table of which fewer are expected gives them all by one: the columns that came since made each row wider, and the table of fewer rows.
-- Most of these are empty.
select expect_column('shifts', 'note', 2, 1, ''), expect_column('shifts', 'check_times', 2, 16), expect_column('shifts', 'pause_times', 2, 16),
       expect_column('shifts', 'clock_out_reason_id', 2, 1), expect_column('shifts', 'follows_id', 2, 1), expect_column('shifts', 'followed_by_id', 2, 1),
       expect_column('shifts', 'post_ends_at', 2, 1);
