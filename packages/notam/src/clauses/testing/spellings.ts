/** More ways than this to write one entry show nothing more. */
const MOST = 300;
/** A sign for each class of signs, of which a pattern takes the first that fits. */
const SIGNS = Array.from('A8NDRWXK -,/.+&()[]:BCEFGHIJLMOPQSTUVYZ0123456');

/** Ways to write what `source` matches, with each alternative and each optional part; lookarounds are left out. */
export function spellingsOf(source: string): readonly string[] {
  const reader = { source, at: 0 };
  return [...new Set(readChoice(reader).map((text) => text.trim()))];
}

interface Reader {
  readonly source: string;
  at: number;
}

function readChoice(reader: Reader): readonly string[] {
  const all = [...readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at++;
    all.push(...readSequence(reader));
  }
  return some(all);
}

function readSequence(reader: Reader): readonly string[] {
  let texts: readonly string[] = [''];
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '|')) {
    const part = repeated(readPart(reader), readCounts(reader));
    texts = joined(texts, part);
  }
  return texts;
}

function readPart(reader: Reader): readonly string[] {
  const sign = reader.source[reader.at++] ?? '';
  if (sign === '(') return readGroup(reader);
  if (sign === '[') {
    const end = reader.source.indexOf(']', reader.at);
    const fits = new RegExp(`[${reader.source.slice(reader.at, end)}]`);
    reader.at = end + 1;
    return [SIGNS.find((each) => fits.test(each)) ?? ''];
  }
  if (sign !== '\\') return [sign];
  const escaped = reader.source[reader.at++] ?? '';
  return [escaped === 'd' ? '2' : escaped];
}

function readGroup(reader: Reader): readonly string[] {
  const lead = /^\?(?::|<?[=!]|<\w+>)/.exec(reader.source.slice(reader.at))?.[0] ?? '';
  reader.at += lead.length;
  const texts = readChoice(reader);
  reader.at++;
  return /[=!]/.test(lead) ? [''] : texts;
}

/** How often a part may stand: the least, and one more where that is allowed. */
function readCounts(reader: Reader): readonly number[] {
  const counts = /^(?:[?*+]|\{(?<least>\d+)(?<more>,\d*)?\})\??/.exec(reader.source.slice(reader.at));
  if (counts === null) return [1];
  reader.at += counts[0].length;
  if (counts[0].startsWith('+')) return [1, 2];
  if (counts.groups?.least === undefined) return [0, 1];
  const least = Number(counts.groups.least);
  return counts.groups.more === undefined || least > 3 ? [least] : [least, least + 1];
}

function repeated(part: readonly string[], counts: readonly number[]): readonly string[] {
  return counts.flatMap((count) => {
    let texts: readonly string[] = [''];
    for (let done = 0; done < count; done++) texts = joined(texts, done === 0 ? part : part.slice(0, 2));
    return texts;
  });
}

function joined(heads: readonly string[], tails: readonly string[]): readonly string[] {
  return some(heads.flatMap((head) => tails.map((tail) => head + tail)));
}

/** `texts`, thinned out evenly where they are too many. */
function some(texts: readonly string[]): readonly string[] {
  if (texts.length <= MOST) return texts;
  return Array.from({ length: MOST }, (_, i) => texts[Math.floor((i * texts.length) / MOST)] ?? '');
}
