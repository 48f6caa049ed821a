import type { WireCall } from './calls.ts'
import { under, words } from './words.ts'

const kindsOfFile = words('sites agents contracts shifts')
const ofImport = {
  place: words('file line'),
  reasons: words(`
    FILE_UNREADABLE FILE_EMPTY FILE_KIND_UNKNOWN COLUMN_MISSING COLUMN_TWICE QUOTE_UNCLOSED CELLS_TOO_MANY VALUE_MISSING FORMULA_EMPTY
    DATE_IMPOSSIBLE TIME_IMPOSSIBLE NUMBER_IMPOSSIBLE LATITUDE_IMPOSSIBLE LONGITUDE_IMPOSSIBLE TIME_ZONE_UNKNOWN
    CODE_IMPOSSIBLE BADGE_IMPOSSIBLE BREAK_NEGATIVE NUMBER_TWICE CLIENT_NAMED_TWICE CODE_TAKEN BADGE_TAKEN SITE_UNKNOWN
    AGENT_UNKNOWN CONTRACT_UNKNOWN CONTRACT_OF_ANOTHER_AGENT TIME_SKIPPED TIME_TWICE OFFSET_WRONG END_BEFORE_START
    END_NOT_AFTER_START LONGER_THAN_A_DAY SHIFT_CLOCKED`),
  notices: words('COLUMN_IGNORED NO_LINES POSTCODE_UNUSUAL CONTRACT_WITHOUT_AGENT OUTSIDE_CONTRACT'),
  rules: words(`
    AVERAGE_WEEK LONGEST_PERIOD LONGEST_WEEK LONGEST_WEEK_DAYS OVERLAP SHORTEST_PERIOD SHORTEST_REST WEEKLY_REST`),
}

/** Calls of the import of a planning, which the specification does not have. */
export const ownImports: Readonly<Record<string, WireCall>> = {
  'GET /company/counting': { input: ['counted_from'], output: words('counted_from version hidden_count shown_count') },
  'PUT /company/counting': { input: words('counted_from version'), output: words('counted_from version hidden_count shown_count') },
  'GET /imports/models': {
    output: under('models', ['kind'], under('columns', words('field title is_required example'))),
    values: { 'models.kind': kindsOfFile },
  },
  'POST /imports': {
    input: [...words('digest counted_from'), ...under('columns', words('kind title field')), ...under('kinds', words('file kind'))],
    output: [
      ...under('files', words('file kind line_count fields unknown_columns')),
      ...['created', 'changed', 'unchanged'].flatMap((done) => under(done, kindsOfFile)),
      ...under('lines', ofImport.place, words('kind key label does fields')),
      ...under('refused', ofImport.place, words('reason values')),
      ...under('notices', ofImport.place, words('notice values')),
      ...under('warnings', ofImport.place, words('matriculation resource_name rule kind shift_numbers values')),
      ...under('meanwhile', ofImport.place, words('kind key what fields')),
      ...words('meanwhile_count refused_count notice_count warning_count digest is_written'),
      ...under('months', words('month shift_count')),
      ...under('past', words('count counted_from')),
    ],
    values: {
      '>columns.kind': kindsOfFile,
      '>kinds.kind': kindsOfFile,
      'files.kind': kindsOfFile,
      'lines.kind': kindsOfFile,
      'lines.does': ['create', 'change'],
      'refused.reason': ofImport.reasons,
      'notices.notice': ofImport.notices,
      'warnings.rule': ofImport.rules,
      'warnings.kind': ['refuse', 'warn'],
      'meanwhile.kind': kindsOfFile,
      'meanwhile.what': words('created changed deleted done refused accepted'),
    },
  },
  'GET /imports/last': {
    output: under('last', words('state begun_at created_count changed_count')),
    values: { 'last.state': words('writing written failed') },
  },
}
