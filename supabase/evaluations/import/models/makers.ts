/** Makers of models, the namespaces of their ids on the Hugging Face Hub, in HELM and in APIs, and other spellings. */
const NAMESPACES: Readonly<Record<string, readonly string[]>> = {
  '01.AI': ['01-ai'],
  'AI21 Labs': ['ai21', 'ai21labs'],
  'Aleph Alpha': ['alephalpha', 'aleph-alpha'],
  Alibaba: ['qwen', 'alibaba-cloud', 'alibaba qwen'],
  'Allen Institute for AI': ['allenai'],
  Amazon: ['amazon'],
  Anthropic: ['anthropic'],
  'Arcee AI': ['arcee-ai'],
  Baichuan: ['baichuan-inc'],
  BigScience: ['bigscience'],
  Cohere: ['cohere', 'coherelabs', 'cohereforai'],
  Databricks: ['databricks', 'mosaicml'],
  DeepSeek: ['deepseek', 'deepseek-ai'],
  EleutherAI: ['eleutherai'],
  Google: ['google', 'google deepmind'],
  'Hugging Face': ['huggingfaceh4', 'huggingfacetb'],
  IBM: ['ibm', 'ibm-granite'],
  LMSYS: ['lmsys'],
  Marin: ['marin-community'],
  Meta: ['meta', 'meta ai', 'meta-llama', 'facebook'],
  Microsoft: ['microsoft'],
  'Mistral AI': ['mistral', 'mistralai'],
  'Moonshot AI': ['moonshotai', 'moonshot'],
  NVIDIA: ['nvidia'],
  OpenAI: ['openai', 'openai-community'],
  Snowflake: ['snowflake'],
  'Stability AI': ['stabilityai'],
  'Technology Innovation Institute': ['tiiuae'],
  Writer: ['writer'],
  xAI: ['xai', 'xai-org'],
  'Zhipu AI': ['zai-org', 'zhipuai', 'z.ai (zhipu ai)'],
}

const MAKERS: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMESPACES).flatMap(([name, spaces]) =>
    [name.toLowerCase(), ...spaces].map((space) => [space, name] as const),
  ),
)

const ID = /^[\w-][\w.-]*\/[\w.-]+$/
// Folders that hold models on many machines; nobody publishes under these names.
const FOLDERS =
  /^(?:(?:hf_?)?(?:models?|checkpoints?|ckpts?|outputs?|results?|runs?|sft|weights|tmp|temp|data|cache|local|out))$/i

/** Returns the usual spelling of a maker's name or namespace; undefined if it is not known. */
export function findMaker(name: string): string | undefined {
  return MAKERS.get(name.toLowerCase())
}

/** Returns the first part of an id of two parts; undefined if it has another shape or starts with a usual folder. */
export function getNamespace(id: string): string | undefined {
  const [space = ''] = id.split('/')
  return ID.test(id) && !FOLDERS.test(space) ? space : undefined
}
