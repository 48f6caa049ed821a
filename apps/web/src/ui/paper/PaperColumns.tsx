/** How wide the columns of a table on paper are: names, as many equal ones, sums. The title, which is first, has no say in it. */
export const PaperColumns = ({ first, count, last }: { first: string; count: number; last: string }) => (
  <colgroup>
    <col style={{ width: first }} />
    <col span={count} />
    <col style={{ width: last }} />
  </colgroup>
)
