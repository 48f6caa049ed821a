/** What agents are put in order by; a dash before it turns the order around. Alone in its file, since every page reads addresses. */
export const agentSorts = ['name', '-name', 'number', '-number', 'card', '-card', 'hours', '-hours'] as const
export type AgentSort = (typeof agentSorts)[number]
