/** The arrows that may not be drawn (docs/architecture.md). Each rule has a bad fixture under scripts/arrows/. */
const domain = '^apps/server/src/domains/'
/** The domains of the lower floors, the lowest first. A domain that is not listed is on the top floor. */
const floors = [
  ['companies', 'reference', 'files', 'agents', 'sites', 'documents', 'news', 'preferences', 'jobs', 'outbox', 'notifications'],
  ['auth', 'partners', 'shifts', 'devices', 'quotes', 'invoices', 'candidates', 'search'],
]
const outsideKit = '(^|/)(node_modules/)?(zod|temporal-polyfill)/'

module.exports = {
  forbidden: [
    {
      name: 'contract-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/contract/src/', outsideKit] },
    },
    {
      name: 'only-node-gathers-the-contract',
      comment: 'It reads folders; the browser imports the files of the domains.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^packages/contract/gather/' },
    },
    {
      name: 'rules-ask-only-contract-and-rules',
      comment: 'A rule knows no clock, no database, no transport.',
      severity: 'error',
      from: { path: `${domain}.+\\.rules\\.ts$` },
      to: { pathNot: ['^packages/contract/src/', '\\.rules\\.ts$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-domain-calls-handlers-or-listeners-of-another',
      severity: 'error',
      from: { path: `${domain}([^/]+)/` },
      to: { path: `${domain}[^/]+/.+\\.(handlers|listeners)\\.ts$`, pathNot: `${domain}$1/` },
    },
    {
      name: 'nobody-calls-notifications',
      comment: 'Somebody is told by one statement, in the transaction of what it is told of (notify.store.ts); how, nobody else knows.',
      severity: 'error',
      from: { path: `${domain}(?!notifications/)` },
      to: { path: `${domain}notifications/`, pathNot: `${domain}notifications/notify\\.store\\.ts$` },
    },
    {
      name: 'handlers-are-given-what-they-need',
      comment: 'The pool, the clock and the environment come with the context.',
      severity: 'error',
      from: { path: `${domain}.+\\.handlers\\.ts$` },
      to: {
        path: [
          '^apps/server/src/platform/(clock|log)\\.ts$',
          '^apps/server/src/platform/postgres/(pool|connect|launcher)\\.ts$',
          '^apps/server/src/config\\.ts$',
        ],
      },
    },
    {
      name: 'transport-knows-no-word-of-the-trade',
      severity: 'error',
      from: { path: '^apps/server/src/(transport|kit)/' },
      to: { path: domain },
    },
    {
      name: 'domains-know-no-transport',
      comment: 'What a request looks like they may know, for a session is read from it; what answers it they may not.',
      severity: 'error',
      from: { path: domain },
      to: { path: '^apps/server/src/transport/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'feature-imports-no-other-feature',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'screens-ask-nothing-themselves',
      severity: 'error',
      from: { path: '^apps/web/src/screens/' },
      to: { path: '^apps/web/src/api/' },
    },
    {
      name: 'api-knows-neither-ui-nor-session-nor-app',
      severity: 'error',
      from: { path: '^apps/web/src/api/' },
      to: { path: '^apps/web/src/(ui|session|app|screens|features)/' },
    },
    {
      name: 'routing-names-no-screen',
      comment: 'The table of addresses names the screens; what screens ask of the router lies below them.',
      severity: 'error',
      from: { path: '^apps/web/src/routing/' },
      to: { path: '^apps/web/src/(app|screens|features)/' },
    },
    {
      name: 'ui-knows-no-address-and-no-domain',
      comment: 'What looks is given what it shows; who is there (session) knows no page either.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|session)/' },
      to: { path: '^apps/web/src/(routing|lists|domains|features|screens|spaces|app)/' },
    },
    {
      name: 'domains-know-no-feature',
      comment: 'What several features share lies below all of them.',
      severity: 'error',
      from: { path: '^apps/web/src/domains/' },
      to: { path: '^apps/web/src/(features|screens|spaces|app)/' },
    },
    {
      name: 'lists-know-no-feature',
      comment: 'A feature defines its list; what makes a screen of the definition lies below all features.',
      severity: 'error',
      from: { path: '^apps/web/src/(lists|records)/' },
      to: { path: '^apps/web/src/(domains|features|screens|spaces|app)/' },
    },
    {
      name: 'nobody-below-asks-the-app',
      comment: 'The app names the screens, and starts: nothing that it starts names it.',
      severity: 'error',
      from: { path: '^apps/web/src/(features|screens|spaces)/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'native-plugins-live-in-native',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/native/' },
      to: { path: '(^|/)@(capacitor|capacitor-community|capgo|aparajita|capawesome)/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    ...floors.map((floor, at) => ({
      name: at === 0 ? 'domains-by-floor' : `domains-by-floor-${at + 1}`,
      comment: 'A domain may use the store and the rules of a lower floor, never of a higher one.',
      severity: 'error',
      from: { path: `${domain}(${floor.join('|')})/` },
      to: {
        path: domain,
        pathNot: `${domain}(${floors
          .slice(0, at + 1)
          .flat()
          .join('|')})/`,
      },
    })),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|\\.test\\.tsx?$|scripts/arrows/)' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
