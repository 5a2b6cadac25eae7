// JavaScript without type declarations, because the package's own build runs it too.
const STYLES = '@transparency-lab/widgets/build/bundleStyles'

/** Bundles and minifies the styles of figures in the HTML of frames. */
export async function buildEmbedStyles(): Promise<string> {
  const { bundleStyles } = (await import(/* @vite-ignore */ STYLES)) as {
    readonly bundleStyles: (file: string) => string
  }
  return `${bundleStyles('styles.css')}\n`
}
