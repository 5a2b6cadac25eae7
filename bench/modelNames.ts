/* Made-up names in the style of real ones: shared stems, versions, sizes, dates and suffixes. */

// prettier-ignore
const STEMS = [
  'Aurelis', 'Kestrel', 'nimbus', 'Qorvex', 'OpenTern', 'Talaria', 'deepwell', 'Marlin', 'Zephyrine',
  'Boreas', 'Caldera', 'Mistigris', 'Ondine', 'HexaLM', 'Lumen', 'vireo', 'Solvane', 'Thistle', 'Ibex',
  'Juniper', 'Wren', 'Palimpsest', 'Ferrum', 'Gannet', 'Harrier', 'xLoom', 'Yarrow', 'Meridian',
  'TinyOtter', 'StarHeron', 'CodeFinch', 'MathGull', 'Pilcrow', 'Ember', 'Fathom', 'GLOSSA', 'polyp',
]
// prettier-ignore
const STEMS_BEYOND_ASCII = [
  'Téléphore', 'Ørnen', 'Çınar', 'Größe', 'Niño', 'Łabędź', 'Østvind', 'Île',
  'Зоря', 'Вьюга', 'Ουρανός', '雲雀', '青松', 'さくら', '나래', 'نجم', 'נחל', 'आकाश',
]
// prettier-ignore
const PROVIDERS = [
  'Northlight', 'Tern Labs', 'Harbour AI', 'Vega Research', 'Ostrava Systems', 'OpenTern', 'deepwell.ai',
  'Instituto Niño', 'Université de l’Île', 'ETA Zürich', 'Łódź Language Lab', 'Fjord & Co.', 'Quill',
  'Baobab Collective', 'Meridian Compute', '青松研究所', 'ソラ', 'Зоря', 'مختبر نجم', 'Kite University',
  'acme-models', 'Polar', 'Sycamore Institute', 'Blue Heron', 'HEXA', 'Loom', 'Palisade', 'Riverbed',
  'Saffron', 'Tidewater', 'Umbra', 'Vanadium', 'Willow Group', 'Xylem', 'Yonder', 'Zinc', 'a17n',
  'Çınar Yazılım', '7th Floor', 'the-finetuners',
]
// prettier-ignore
const SIZES = [
  '0.5B', '1B', '1.5B', '1.8B', '2b', '3B', '3.8B', '4b', '6B', '7B', '7b', '8B', '9B', '11B', '12b', '13B',
  '14B', '20B', '24B', '27b', '30B-A3B', '32B', '34B', '40b', '65B', '70B', '72B', '8x7B', '8x22B', '104B',
  '120b', '176B', '235B-A22B', '405B', 'mini', 'small', 'Large', 'XL', 'Pro', 'Max', 'nano',
]
// prettier-ignore
const SUFFIXES = [
  'Instruct', 'instruct', 'Chat', 'chat', 'it', 'Base', 'SFT', 'DPO', 'RLHF', 'Preview', 'Thinking',
  'Reasoning', 'Coder', 'Math', 'Vision', 'GPTQ', 'AWQ', '4bit', 'fp8', '128k', '32K', 'HF', 'uncensored',
  'Distill', 'Merge', 'beta', 'rc1', 'exp',
]
const JOINTS = ['-', '-', '-', '-', ' ', ' ', '_', '.']

/** Generates names of models and providers, deterministic for the same random numbers. */
export interface NameMaker {
  readonly model: () => string
  /** A few providers have most of the models. */
  readonly provider: () => string
}

/** @param random returns numbers from 0 to less than 1 */
export function makeNames(random: () => number): NameMaker {
  const one = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? ''
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from))
  const maybe = (share: number, text: () => string) => (random() < share ? [text()] : [])
  const version = () =>
    `${one(['', '', 'v', 'V'])}${whole(1, 6)}${random() < 0.5 ? `.${whole(0, 10)}` : ''}`
  const date = () => {
    const [year, month, day] = [whole(2023, 2027), whole(101, 113), whole(101, 129)]
    const [mm, dd] = [String(month).slice(1), String(day).slice(1)]
    return one([`${year % 100}${mm}`, `${year}-${mm}-${dd}`, `${mm}${dd}`, `${year}${mm}${dd}`])
  }
  return {
    model: () => {
      const parts = [
        one(random() < 0.08 ? STEMS_BEYOND_ASCII : STEMS),
        ...maybe(0.7, version),
        ...maybe(0.8, () => one(SIZES)),
        ...maybe(0.6, () => one(SUFFIXES)),
        ...maybe(0.35, date),
        ...maybe(0.12, () => one(SUFFIXES)),
      ]
      const name = parts.join(one(JOINTS))
      if (random() < 0.06) return name.toLowerCase()
      return random() < 0.03 ? name.toUpperCase() : name
    },
    provider: () => PROVIDERS[Math.floor(PROVIDERS.length * random() ** 2)] ?? '',
  }
}
