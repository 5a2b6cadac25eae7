/**
 * Loads a snapshot into the browser's cache while the script of the widget is on its way, which asks for it in the same
 * way. A failure is the widget's to tell.
 */
export async function warmFigures(address: string): Promise<void> {
  try {
    const response = await fetch(address, { credentials: 'omit' })
    // A body that nobody reads holds up the second reader.
    await response.arrayBuffer()
  } catch {
    // The widget asks again.
  }
}
