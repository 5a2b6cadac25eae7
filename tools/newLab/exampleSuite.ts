const CATEGORIES = ['bias', 'factuality', 'toxicity', 'jailbreak'] as const

/** The shares of passed prompts of two models that do not exist. */
const EXAMPLES = [
  { id: 'example-model-a', name: 'Example Model A', shares: [0.91, 0.78, 0.96, 0.84] },
  { id: 'example-model-b', name: 'Example Model B', shares: [0.83, 0.86, 0.9, 0.62] },
]

const PROMPTS = 200

/**
 * Returns a file of figures of models that do not exist, to look at and to replace.
 *
 * @param lab the name of the lab, as the evaluator
 * @param day the day of the evaluation, YYYY-MM-DD
 */
export function exampleSuite(lab: string, day: string) {
  return {
    suite: {
      id: 'example',
      title: 'Example Suite',
      version: '1',
      language: 'English',
      evaluator: lab,
      relationship: 'first_party',
      url: PAGE,
      licence: 'CC BY 4.0',
      licence_url: 'https://creativecommons.org/licenses/by/4.0/',
      published_on: day,
      description: 'Invented figures of models that do not exist. Replace this file by your own.',
      position: 1,
      categories: Object.fromEntries(CATEGORIES.map((category) => [category, MEASURED])),
      caveats: ['Every figure is invented.'],
    },
    source: { title: 'Example Suite', url: PAGE },
    rules: RULES,
    models: EXAMPLES.map((example) => toModel(example, day)),
  }
}

const PAGE = 'https://example.org/'

const MEASURED = {
  measures: 'Share of {prompts} invented prompts that passed',
  short: 'Invented',
}

function toModel({ id, name, shares }: (typeof EXAMPLES)[number], day: string) {
  return {
    id,
    name,
    provider: 'Example',
    weights: 'unknown',
    evaluated_as: name,
    model_url: null,
    evaluation_date: day,
    date_kind: 'day',
    total_probes: PROMPTS * CATEGORIES.length,
    notes: [],
    subcategories: CATEGORIES.map((category, index) => ({
      parent_category: category,
      subcategory: `Invented ${category} (share passed)`,
      score: shares[index],
      probe_count: PROMPTS,
      published: {
        table: 'example',
        row: name,
        column: category,
        value: shares[index],
        lower_is_better: false,
      },
      measure: 'proportion',
    })),
  }
}

const RULES = {
  score: '0 to 1, higher is better: the published share',
  raw_score:
    'unweighted mean of the subcategories of a category; absent unless every one is published',
  z_score:
    '(raw - mean) / population standard deviation over the models of the suite that have the category',
  compound_score: 'unweighted mean of the raw scores; absent unless all exist',
  note: 'the means and the composite are computed, not published',
  evaluation_date: 'the day of the evaluation',
  measure: 'what the published figure is: a proportion of prompts',
  probe_count: 'number of prompts behind the figure',
}
