/**
 * The rooms that a subject may name: top-level folders, that of a lab's own board, folders of the package, and the
 * release workflow.
 */
const ROOMS = [
  ...['bench', 'docs', 'e2e', 'examples', 'lab', 'release', 'site', 'stories', 'supabase', 'tools'],
  ...[
    'data',
    'domain',
    'element',
    'labels',
    'locales',
    'provider',
    'tables',
    'theme',
    'ui',
    'widgets',
  ],
]

/** @typedef {{ scope?: string, subject?: string }} Commit */

const FORM = '[room] Imperative summary, for example “[site] Show the date of each release”'
const NOT_IMPERATIVE = /^\w+(?:ing|ed|[^s]s)$/i
/** Imperatives that end like a past tense, a participle or a third person. */
const IMPERATIVE = new Set(['Bring', 'Embed', 'Feed', 'Focus', 'Need', 'Seed', 'Speed', 'String'])

/** The rules for commit messages. */
export default {
  parserPreset: {
    parserOpts: {
      headerPattern: /^\[([^\]]+)\] (.+)$/,
      headerCorrespondence: ['scope', 'subject'],
    },
  },
  plugins: [
    {
      rules: {
        /** @param {Commit} commit */
        'room-and-summary': ({ scope, subject }) => [
          Boolean(scope && subject),
          `the first line must have the form ${FORM}`,
        ],
        /** @param {Commit} commit */
        imperative: ({ subject }) => {
          const [verb = ''] = (subject ?? '').split(' ')
          return [
            !NOT_IMPERATIVE.test(verb) || IMPERATIVE.has(verb),
            `the summary must begin with an imperative (“Add”, not “Added”), not with “${verb}”`,
          ]
        },
      },
    },
  ],
  rules: {
    'room-and-summary': [2, 'always'],
    'scope-enum': [2, 'always', ROOMS],
    'subject-case': [2, 'always', 'sentence-case'],
    'subject-full-stop': [2, 'never', '.'],
    imperative: [2, 'always'],
    'header-max-length': [2, 'always', 100],
    'body-leading-blank': [2, 'always'],
  },
}
