import { Markdown } from '@storybook/addon-docs/blocks'
import { sanitize } from 'storybook/internal/csf'
import { readme } from './readmeText.ts'
import './docs.css'
import { readChapters, type Chapter } from '../../tools/readme/readChapters.ts'

const CHAPTERS = readChapters(readme)
const [START] = CHAPTERS

interface ReadmeChapterProps {
  /** The heading of the chapter in the package's README, or “Start” for what precedes the first. */
  readonly title: string
}

/** A chapter of the package's README, with links to its sections. */
export function ReadmeChapter({ title }: ReadmeChapterProps) {
  const index = CHAPTERS.findIndex((chapter) => titleOf(chapter) === title)
  const chapter = CHAPTERS[index]
  if (chapter === undefined) return <p>The README has no chapter “{title}”: start again.</p>
  const sections = CHAPTERS.slice(index + 1).filter(isBelow(chapter, index))
  const list = sections.map((section) => `- [${section.title}](${addressOf(section)})`)
  const parts = [`# ${chapter === START ? chapter.title : title}`, chapter.text, list.join('\n')]
  return (
    <div className="docs-readme">
      <Markdown>{parts.join('\n\n').replace(/\]\(#([^)]*)\)/g, toPage)}</Markdown>
    </div>
  )
}

/** The title of the page of a chapter. */
function titleOf(chapter: Chapter): string {
  return chapter === START ? 'Start' : chapter.title
}

/** Whether a chapter is a direct section of another one. */
function isBelow({ level }: Chapter, index: number): (chapter: Chapter) => boolean {
  const end = CHAPTERS.findIndex((other, at) => at > index && other.level <= level)
  const within = CHAPTERS.slice(index + 1, end < 0 ? undefined : end)
  return (chapter) => within.includes(chapter) && chapter.level === level + 1
}

function addressOf(chapter: Chapter): string {
  return `?path=/docs/guide-${sanitize(titleOf(chapter))}--docs`
}

/** A link to a chapter of the README as a link to its page. */
function toPage(link: string, anchor: string): string {
  const chapter = CHAPTERS.find((other) => other.anchor === anchor)
  return chapter === undefined ? link : `](${addressOf(chapter)})`
}
