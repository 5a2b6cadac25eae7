const files = import.meta.glob<string>('../../packages/widgets/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The text of the package's README. */
export const [readme = ''] = Object.values(files)
