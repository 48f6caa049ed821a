const { folderCircleRules } = require('./scripts/circles.cjs')

/** The arrows that may not be drawn (docs/architecture.md); scripts/arrows.test.ts checks that the paths exist. */
const domain = '^apps/server/src/domains/'
/** The lower floors, the lowest first. Every other domain is on the top floor: add one here only when a listed domain imports it. */
const floors = [
  ['companies', 'reference', 'files', 'agents', 'clients', 'sites', 'documents', 'news', 'preferences', 'jobs', 'outbox', 'notifications'],
  ['auth', 'shifts', 'devices', 'search'],
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
      name: 'kit-of-the-contract-knows-no-domain',
      comment:
        'Exception: call.ts, list.ts, register.ts and party.ts import the types of access.ts. What they import of a domain is a circle of folders.',
      severity: 'error',
      from: { path: '^packages/contract/src/kit/', pathNot: '^packages/contract/src/kit/(call|list|register|party)\\.ts$' },
      to: { path: '^packages/contract/src/', pathNot: '^packages/contract/src/kit/' },
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
      name: 'no-domain-calls-handlers-of-another',
      severity: 'error',
      from: { path: `${domain}([^/]+)/` },
      to: { path: `${domain}[^/]+/.+\\.handlers\\.ts$`, pathNot: `${domain}$1/` },
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
          '^apps/server/src/platform/(clock|log|connect)\\.ts$',
          '^apps/server/src/platform/postgres/(pool|launcher)\\.ts$',
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
      name: 'platform-knows-nothing-above',
      comment: 'The platform defines its own settings types; the kit and the start import them.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: '\\.testing\\.' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
    },
    {
      name: 'nobody-below-asks-the-start',
      comment: 'The files of src itself create the parts and connect them.',
      severity: 'error',
      from: { path: '^apps/server/src/(kit|transport|domains)/', pathNot: '\\.testing\\.' },
      to: { path: '^apps/server/src/[^/]+\\.ts$' },
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
    { name: 'no-circles', comment: 'Type imports included.', severity: 'error', from: {}, to: { circular: true } },
    ...folderCircleRules(
      ['packages/contract/src', 'packages/phrases/src', 'apps/server/src', 'apps/web/src'],
      [
        // auth.ts returns the session of companies.ts, whose user is declared in auth/users.ts.
        ['packages/contract/src', 'auth', 'companies'],
        // ContactItem.tsx formats a number like the phone field, beside a tile of marks.
        ['apps/web/src/ui', 'links', 'fields'],
        ['apps/web/src/ui', 'links', 'marks'],
      ],
    ),
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
    exclude: { path: '(/dist/|\\.test\\.tsx?$)' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
