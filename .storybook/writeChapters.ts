import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readChapters } from '../tools/readme/readChapters.ts'

const README = resolve(import.meta.dirname, '../packages/widgets/README.md')
const STORIES = '../../../packages/widgets/src'
const TABLE = `${STORIES}/widgets/leaderboard-table/LeaderboardTable`
const EDITOR = '../HtmlEditor.stories.tsx'

/** The story that a chapter shows live, with its controls: its file and its export. */
const LIVE: Readonly<Record<string, readonly [file: string, story: string]>> = {
  React: [`${TABLE}.states.stories.tsx`, 'Ready'],
  'The leaderboard': [`${TABLE}.states.stories.tsx`, 'Controls'],
  'Your own columns': [`${TABLE}.extraColumns.stories.tsx`, 'PriceDateAndLink'],
  Suites: [`${TABLE}.states.stories.tsx`, 'Suites'],
  'Script tag': [EDITOR, 'Leaderboard'],
  Theming: [`${STORIES}/element/SafetyLeaderboard.stories.tsx`, 'Branded'],
}

/**
 * Writes a page of Storybook for each chapter of the package's README. A page names its chapter and has no text of its own.
 * The numbers keep the order of the README in the sidebar.
 *
 * @param folder the folder of the pages, which has no other files
 * @throws Error if a chapter with a live story does not exist
 */
export function writeChapters(folder: string): void {
  const titles = readChapters(readFileSync(README, 'utf8')).map(({ title, level }) =>
    level === 1 ? 'Start' : title,
  )
  const lost = Object.keys(LIVE).filter((title) => !titles.includes(title))
  if (lost.length > 0) throw new Error(`The README has no chapter ${lost.join(', ')}.`)
  const pages = new Map<string, string>(
    titles.map((title, index) => {
      const number = String(index + 1).padStart(2, '0')
      return [`${number}-${title.replace(/[^\w]+/g, '-')}.mdx`, pageOf(title)] as const
    }),
  )
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!pages.has(name)) rmSync(join(folder, name))
  for (const [name, page] of pages) {
    const path = join(folder, name)
    // A page that is written again would make Storybook load it again.
    if (!existsSync(path) || readFileSync(path, 'utf8') !== page) writeFileSync(path, page)
  }
}

function pageOf(title: string): string {
  const [file, story] = LIVE[title] ?? []
  const imports = [
    "import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks'",
    "import { ReadmeChapter } from '../ReadmeChapter.tsx'",
    ...(file === undefined ? [] : [`import * as Live from '${file}'`]),
  ]
  const live = [
    '## Live',
    `<Canvas of={Live.${story}} meta={Live} sourceState="none" />`,
    // In the field for HTML, the field is the control.
    ...(file === EDITOR
      ? []
      : [`<div className="docs-scroll">`, `<Controls of={Live.${story}} />`, '</div>']),
  ]
  return [
    imports.join('\n'),
    `<Meta title=${JSON.stringify(`Guide/${title}`)} />`,
    `<ReadmeChapter title=${JSON.stringify(title)} />`,
    ...(file === undefined ? [] : live),
    '',
  ].join('\n\n')
}
