/** The parts of the panel, in their order; the first one is shown when none is named. */
export const SECTIONS = ['users', 'usage', 'mails', 'payments', 'audit'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** Which part an address asks for: `/admin?section=audit`. */
export function sectionOf(search: URLSearchParams): SectionName {
  const wanted = search.get('section');
  return SECTIONS.find((name) => name === wanted) ?? 'users';
}

/** The query that leads to a part; that of the first part is empty. */
export function searchOfSection(name: SectionName): string {
  return name === 'users' ? '' : `?section=${name}`;
}
