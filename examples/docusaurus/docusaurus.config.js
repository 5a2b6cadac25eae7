/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Docusaurus',
  url: 'https://docs.example',
  baseUrl: '/',
  favicon: 'data:,',
  onBrokenLinks: 'throw',
  future: { v4: true, faster: true },
  staticDirectories: ['public'],
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: { title: 'Docusaurus' },
  },
}
