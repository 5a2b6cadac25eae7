import type { ReactNode } from 'react'

export const metadata = {
  title: 'Next.js',
  icons: { icon: 'data:,' },
}

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
