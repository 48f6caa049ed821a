/** The job that looks at what a company is to be alerted of. */
export const lookForAlerts = 'alerts.look'
