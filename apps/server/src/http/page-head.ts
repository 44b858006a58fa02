/** Pages that whoever searches the web should find. */
export const PUBLIC_PATHS = ['/', '/manual', '/auth', '/terms', '/privacy'] as const;

/** The picture that a link to the product is shown with, 1200 × 630 pixels. */
const CARD = '/social-card.jpg';

/** Of pages that say nothing of themselves. */
const DESCRIPTION =
  'Paste a NOTAM and read in your own language what it says, where and when it applies, and what it means for your drone.';

export interface PageHead {
  readonly path: string;
  /** Null: that of the product. */
  readonly title: string | null;
  readonly description: string | null;
  readonly productName: string;
  /** Null in local mode: then nothing says where the page is. */
  readonly publicUrl: string | null;
}

/** A text as it stands in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function isPublic(path: string): boolean {
  return (PUBLIC_PATHS as readonly string[]).includes(path);
}

/** What tells search engines and those who pass a link on what a page is. Pages that need a session are not to be found. */
export function writePageHead({ path, productName, publicUrl, ...given }: PageHead): string {
  const title = given.title ?? productName;
  const description = given.description ?? DESCRIPTION;
  const at = (to: string): string => new URL(to, publicUrl ?? 'http://localhost').href;
  const meta = (name: string, content: string): string => `<meta ${name} content="${escapeHtml(content)}" />`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name="description"', description),
    isPublic(path) ? null : meta('name="robots"', 'noindex'),
    publicUrl !== null && isPublic(path) ? `<link rel="canonical" href="${escapeHtml(at(path))}" />` : null,
    meta('property="og:type"', 'website'),
    meta('property="og:site_name"', productName),
    meta('property="og:title"', title),
    meta('property="og:description"', description),
    publicUrl !== null && isPublic(path) ? meta('property="og:url"', at(path)) : null,
    // Only a whole address is followed from elsewhere.
    publicUrl === null ? null : meta('property="og:image"', at(CARD)),
    publicUrl === null ? null : meta('property="og:image:width"', '1200'),
    publicUrl === null ? null : meta('property="og:image:height"', '630'),
    publicUrl === null ? null : meta('name="twitter:card"', 'summary_large_image'),
  ]
    .filter((line) => line !== null)
    .join('\n    ');
}
