import type { Names, Counts } from '../values.ts'

/** The dialog in which a partner composes an embed. */
export const embedTexts = {
  title: ({ title }: Names<'title'>) => `Embed this: ${title}`,
  options: 'Options',
  unread: ({ parts }: Names<'parts'>) =>
    `The options do not know ${parts} in the address of this page.`,
  preview: 'Preview',
  previewOf: ({ title }: Names<'title'>) => `Preview: ${title}`,
  fullWidth: 'Full width',
  pixels: ({ width }: Counts<'width'>) => `${width} px`,
  content: 'What it shows',
  suite: 'Suite',
  suitesFailed: 'The suites could not be loaded, so none can be chosen.',
  showAs: 'Show as',
  shows: { table: 'Table', picture: 'Picture' },
  notes: 'Notes',
  noteKinds: { full: 'With bands and suite explained', short: 'Sources and date alone' },
  toolbar: 'Readers can search and filter',
  showSwitch: 'Readers can switch table and picture',
  suiteSwitch: 'Readers can choose the suite',
  columns: ({ shown, count }: Counts<'shown' | 'count'>) => `Columns: ${shown} of ${count}`,
  models: 'Models',
  modes: { all: 'All of the suite', limit: 'The first rows', models: 'Chosen models' },
  rows: 'Number of rows',
  upTo: ({ most }: Counts<'most'>) => `Up to ${most}`,
  ownOrder: 'In this order, not by score',
  addModel: 'Add a model',
  modelName: 'Name of a model',
  remove: ({ model }: Names<'model'>) => `Remove ${model}`,
  modelsFailed: 'The models of the suite could not be loaded, so none can be added.',
  unknownModel: 'No model of this suite has such a name.',
  noModel: 'No model is chosen yet: all are shown.',
  notInSuite: 'not in this suite',
  noModelOfSuite: 'No chosen model is in this suite: all are shown.',
  wholeNumber: ({ least, most }: Counts<'least' | 'most'>) =>
    `A whole number from ${least} to ${most}`,
  look: 'How it looks',
  colours: 'Colours',
  themes: { inherit: 'Same as the page', light: 'Light', dark: 'Dark' },
  schemes: { light: 'In light colours', dark: 'In dark colours' },
  parts: { accent: 'Links and controls', surface: 'Background', ink: 'Text' },
  sizes: { radius: 'Corners, px', fontSize: 'Text, px', rowHeight: 'Rows, px' },
  normal: ({ size }: Counts<'size'>) => `Default: ${size}`,
  pick: ({ part }: Names<'part'>) => `Pick: ${part}`,
  notAColour: ({ rule }: Names<'rule'>) => `Not ${rule}`,
  use: ({ colour }: Names<'colour'>) => `Use ${colour}`,
  publishing: 'How it is published',
  language: 'Language',
  brand: ({ lab }: Names<'lab'>) => `A line names ${lab} (always in a frame)`,
  height: 'Reserved height, px',
  asInPreview: ({ height }: Counts<'height'>) => `Default: ${height}, as in the preview`,
  unmeasured: 'Default: as in the preview',
  ownHeight:
    'The code for React and Next has no height: these components reserve that of their own rows.',
  pin: 'Pin this release',
  pinLoading: 'Loading the latest release...',
  unreleased:
    'The latest release does not have these figures yet, so it cannot be pinned. Embeds show them from the next release on.',
  pinFailed: 'The latest release could not be loaded, so it cannot be pinned.',
  pinned: ({ date }: Names<'date'>) =>
    `Always shows the figures of ${date}. What else stays is said above the code.`,
  notPinned: {
    failed:
      'The latest release could not be loaded. The code is not pinned: it always shows the latest figures.',
    unreleased:
      'The latest release does not have these figures yet. The code is not pinned: it always shows the latest figures.',
    other: ({ id, date }: Names<'id' | 'date'>) =>
      `The address pins the release ${id}, which is not the latest one, of ${date}. The code is not pinned: it always shows the latest figures.`,
  },
  /** What stays in the code of each way. */
  pins: {
    script: ({ date }: Names<'date'>) => `Pinned: the figures of ${date}, and exactly this script.`,
    frame: ({ date }: Names<'date'>) =>
      `Pinned: the figures of ${date}. The frame itself is always the latest one.`,
    package: ({ date, command }: Names<'date' | 'command'>) =>
      `Pinned: the figures of ${date}. The version of the package is the one that you install: ${command}`,
    badge: ({ date }: Names<'date'>) => `Pinned: the figures of ${date}.`,
  },
  ways: 'Ways to embed',
  methods: {
    script: {
      name: 'Script tag',
      hint: 'For any page: a custom element that neither inherits the page’s styles nor changes them.',
    },
    iframe: {
      name: 'Iframe',
      hint: 'For a page that isolates third-party content: a frame that resizes to fit its rows.',
    },
    react: {
      name: 'React component',
      hint: 'For a page built with React: npm install @transparency-lab/widgets',
    },
    next: {
      name: 'Next',
      hint: 'A server component, for a project with cacheComponents. The README of the package shows one without.',
    },
    vue: {
      name: 'Vue',
      hint: 'Tell Vue that tags with “safety-” are custom elements: isCustomElement in vite.config.ts.',
    },
    svelte: { name: 'Svelte', hint: 'A component; svelte-check knows the attributes.' },
    astro: { name: 'Astro', hint: 'A component whose script loads in the browser.' },
    badge: {
      name: 'Badge',
      hint: 'For a README: a line for Markdown, HTML or reStructuredText. The badge follows the latest release, unless it is pinned.',
    },
  },
  badgeOf: ({ model }: Names<'model'>) => `Safety evaluation of ${model}`,
}
