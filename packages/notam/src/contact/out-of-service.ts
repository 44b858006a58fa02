const FAILURE = String.raw`(?:U\/S|UNSERVICEABLE|UNAVBL|UNAVAILABLE|NOT\s{1,3}(?:BE\s{1,3})?(?:AVBL|AVAILABLE)|OUT\s{1,3}OF\s{1,3}SER|ON\s{1,3}MAINT)`;
/** Between a number and the words for its failure may stand its unit, and others that share them. */
const OUT_OF_SERVICE = new RegExp(
  String.raw`^(?:[\s,/()]|MHZ|KHZ|AND\b|OR\b|FREQ\b|VHF\b|UHF\b|TEL\b|CH\s?\d{1,3}[XY]\b|\+?\d[\d.]*(?![\d.])){0,16}(?:(?:IS|ARE|WILL(?:\s{1,3}BE)?)\s{1,3})?${FAILURE}`,
);

/** Whether upper-case `text` says right behind `to` that the frequency or telephone number there cannot be used. */
export function isOutOfService(text: string, to: number): boolean {
  return OUT_OF_SERVICE.test(text.slice(to, to + 90));
}
