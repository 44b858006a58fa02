import type { ContactType } from '@klarnotam/notam';

/** Where choosing a contact leads; null for what a browser cannot call. */
export function contactLink(type: ContactType, value: string): string | null {
  if (type === 'email') return /^[^\s@]+@[^\s@]+$/.test(value) ? `mailto:${encodeURI(value)}` : null;
  if (type !== 'phone') return null;
  const digits = value.replace(/\D/g, '');
  if (digits.length < 3) return null;
  return `tel:${value.trim().startsWith('+') || value.includes('(+') ? '+' : ''}${digits}`;
}
