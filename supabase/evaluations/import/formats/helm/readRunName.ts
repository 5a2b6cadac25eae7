/** What the name of a HELM run says, "scenario:argument=value,…,model=maker_name". */
export interface RunName {
  /** The model with "_" for "/"; undefined if the name has none. */
  readonly model: string | undefined
  /** The part of the scenario that the run covers; undefined for all of it. */
  readonly detail: string | undefined
  /** Options of the run that are no part of the scenario. */
  readonly options: readonly string[]
  readonly judge: string | undefined
}

const MODEL = 'model'
const JUDGE = 'annotator_model'
/** An argument value that selects all parts of a scenario. */
const ALL = 'all'
// HELM writes options of the run, of its models and of its judges into the name too.
const OPTIONS = new Set([
  'annotator_model_deployment',
  'annotator_type',
  'chain_of_thought',
  'chatml',
  'data_augmentation',
  'eval_split',
  'format_prompt',
  'global_prefix',
  'global_suffix',
  'instructions',
  'max_eval_instances',
  'max_train_instances',
  'method',
  'model_deployment',
  'newline',
  'num_output_tokens',
  'num_outputs',
  'num_prompt_tokens',
  'num_respondents',
  'num_train_trials',
  'num_trials',
  'output_format_instructions',
  'prompt',
  'quantization',
  'reasoning_effort',
  'seed',
  'stop',
  'temperature',
  'thinking_budget_tokens',
  'tokenizer',
  'use_chain_of_thought',
])
/** Options that change neither the model nor the statistics of plain prompts. */
const NEUTRAL = new Set(['annotator_model_deployment', 'data_augmentation', 'model_deployment'])
/** The usual value of HELM’s option for the way of asking. */
const USUAL_METHOD = 'multiple_choice_joint'

type Argument = readonly [key: string, value: string]

/**
 * Reads the name of a run.
 *
 * @param scenario the arguments of its scenario, if the file has them
 */
export function readRunName(name: string, scenario?: Readonly<Record<string, unknown>>): RunName {
  const given = readArguments(name)
  const isPart = ([key]: Argument) =>
    scenario === undefined
      ? !OPTIONS.has(key) && key !== MODEL && key !== JUDGE
      : Object.hasOwn(scenario, key)
  const find = (wanted: string) => given.find(([key]) => key === wanted)?.[1]
  const parts = given.filter((each) => isPart(each) && each[1] !== ALL)
  return {
    model: find(MODEL),
    detail: format(parts).join(',') || undefined,
    options: format(given.filter((each) => !isPart(each) && isOption(each))),
    judge: find(JUDGE),
  }
}

function isOption([key, value]: Argument): boolean {
  return key !== MODEL && key !== JUDGE && !NEUTRAL.has(key) && value !== USUAL_METHOD
}

/** Splits the arguments. Text without "=" continues the value before it, which may have commas. */
function readArguments(name: string): Argument[] {
  const colon = name.indexOf(':')
  const pieces = colon === -1 ? [] : name.slice(colon + 1).split(',')
  const given: Argument[] = []
  for (const piece of pieces) {
    const [key = '', ...value] = piece.split('=')
    const last = given.at(-1)
    if (value.length > 0 || last === undefined) given.push([key, value.join('=')])
    else given[given.length - 1] = [last[0], `${last[1]},${piece}`]
  }
  return given
}

function format(given: readonly Argument[]): string[] {
  return given.map(([key, value]) => (value === '' ? key : `${key}=${value}`))
}
