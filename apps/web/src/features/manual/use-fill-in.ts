import { useSite } from '../../shared/api/site.ts';

/** Puts what differs between installations into a text of the manual: `{product}`, `{support}`, `{office}`, `{leadTimeHours}`. */
export function useFillIn(): (text: string) => string {
  const { productName, supportEmail = '', notamOffice } = useSite();
  const values: Readonly<Record<string, string>> = {
    product: productName,
    support: supportEmail,
    office: notamOffice?.name ?? 'Avinor NOF',
    leadTimeHours: String(notamOffice?.leadTimeHours ?? 12),
  };
  return (text) => text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
