import { Canvas, Description, Subheading, useOf } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState } from 'react'

/** The exports of a story file; Storybook adds their order. */
type StoryFile = Readonly<Record<string, unknown>> & {
  readonly __namedExportsOrder?: readonly string[]
}

interface StoryEntry {
  readonly id: string
  readonly name: string
  readonly moduleExport: unknown
  readonly tags?: readonly string[] | undefined
}

interface StoryGalleryProps {
  readonly of: StoryFile
  /** Stories that the page shows elsewhere, or that are too heavy for it. */
  readonly except?: readonly unknown[]
  /** Whether play functions lead to the states, so that the page links to the stories. */
  readonly areLinked?: boolean
}

/**
 * All stories of a file, each with its description. Stories about forced colours are left out: only
 * the system can force colours.
 */
export function StoryGallery({ of, except = [], areLinked = false }: StoryGalleryProps) {
  const { csfFile } = useOf(of, ['meta'])
  const stories: readonly StoryEntry[] = Object.values(csfFile.stories)
  const { __namedExportsOrder: order = Object.keys(of) } = of
  return order
    .flatMap((name) => stories.find(({ moduleExport }) => moduleExport === of[name]) ?? [])
    .filter(({ moduleExport }) => !except.includes(moduleExport))
    .filter(({ tags = [] }) => !tags.includes('forced-colours'))
    .map(({ id, name, moduleExport }) => (
      <section key={id}>
        <Subheading>{name}</Subheading>
        <Description of={moduleExport} />
        {areLinked ? (
          <p>
            <a href={`?path=/story/${id}`}>Open the story</a>
          </p>
        ) : (
          <LazyCanvas file={of} story={moduleExport} />
        )}
      </section>
    ))
}

interface LazyCanvasProps {
  readonly file: StoryFile
  readonly story: unknown
}

/** A story that renders when it scrolls near the viewport: a page has up to thirty. */
function LazyCanvas({ file, story }: LazyCanvasProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  // The position of the page in the viewport is the browser's.
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '600px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={place} style={{ minBlockSize: isNear ? undefined : 320 }}>
      {isNear && <Canvas of={story} meta={file} />}
    </div>
  )
}
