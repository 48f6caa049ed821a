/** The job that looks at a company's verification calls. */
export const lookForChecks = 'clockings.checks'
