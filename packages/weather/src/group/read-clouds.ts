import type { CloudCover, CloudType } from '../elements.ts';
import type { SourceWord } from '../find/split-words.ts';
import {
  markMissing,
  partOfWord,
  addUnread,
  addProblem,
  addToken,
  type ReportDraft,
} from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';

const LAYER = /^(FEW|SCT|BKN|OVC|\/{3})(\d{3}|\/{3})(CB|TCU|CU|SC|ST|AC|AS|NS|CI|CC|CS|\/{3})?$/;
/** `OVC//`: a stroke got lost. */
const LAST_STROKES = /(?<=^(?:FEW|SCT|BKN|OVC))\/{1,2}$/;
const COVER = /^(?:FEW|SCT|BKN|OVC)$/;
const BASE = /^\d{3}(?:CB|TCU)?$/;
const CONVECTIVE_WITHOUT_BASE = /^\/{3}(CB|TCU)$/;
const WITH_DIRECTION = /^((?:FEW|SCT|BKN|OVC)\d{3}(?:CB|TCU))([NSEW]{1,3}(?:-[NSEW]{1,3})?)$/;
const VERTICAL = /^VV(\d{3}|\/{3})$/;
const FEET_PER_STEP = 100;

/** Cloud layers: `FEW018CB`, `BKN030///`, `//////`, `NSC`; heights in hundreds of feet above the aerodrome. */
export const readClouds: GroupReader = (draft, words, at, end) => {
  const word = words[at];
  if (!word) return 0;
  const { target } = draft;
  const { text } = word;
  if (text === 'NSC' || text === 'NCD' || text === 'SKC' || text === 'CLR') {
    if (target.clouds.some((layer) => layer.baseFt !== null)) addProblem(draft, 'clouds', 'saidTwice', word);
    target.clouds.push({ cover: text, baseFt: null, type: null });
    addToken(draft, word, 'clouds');
    return 1 + takeReach(draft, words, at + 1, end);
  }
  const convective = CONVECTIVE_WITHOUT_BASE.exec(text);
  if (convective) {
    markMissing(draft, 'clouds');
    target.clouds.push({ cover: null, baseFt: null, type: convective[1] as CloudType });
    addToken(draft, word, 'clouds');
    return 1;
  }
  const next = at + 1 < end ? words[at + 1] : undefined;
  const broken = COVER.test(text) && next !== undefined && BASE.test(next.text);
  const directed = WITH_DIRECTION.exec(text);
  const match = LAYER.exec(broken ? text + next.text : (directed?.[1] ?? text.replace(LAST_STROKES, '///')));
  if (!match) return 0;
  const [, cover = '', base = '', type] = match;
  if (cover === '///' || base === '///') markMissing(draft, 'clouds');
  if (type === '///') markMissing(draft, 'cloudType');
  const known = type !== undefined && type !== '///';
  if (cover !== '///' || base !== '///' || known) {
    target.clouds.push({
      cover: cover === '///' ? null : (cover as CloudCover),
      baseFt: base === '///' ? null : Number(base) * FEET_PER_STEP,
      type: known ? (type as CloudType) : null,
    });
  }
  if (target.cavok && (type === 'CB' || type === 'TCU' || (base !== '///' && Number(base) < 50))) {
    addProblem(draft, 'clouds', 'contradictsCavok', word);
  }
  if (directed) {
    const layer = directed[1] ?? '';
    const direction = partOfWord(word, layer.length, text.length - layer.length);
    target.cloudsInSight.push({
      type: type === 'TCU' ? 'TCU' : 'CB',
      text: `${String(type)} ${direction.text}`,
    });
    addToken(draft, partOfWord(word, 0, layer.length), 'clouds');
    addToken(draft, direction, 'cloudsInSight');
    return 1;
  }
  addToken(draft, word, 'clouds');
  if (broken) addToken(draft, next, 'clouds');
  return broken ? 2 : 1;
};

/** `CLR BLO 120`: as far as an automatic station sees, in hundreds of feet. Returns how many words that is. */
function takeReach(draft: ReportDraft, words: readonly SourceWord[], at: number, end: number): number {
  const [below, height] = [words[at], words[at + 1]];
  if (at + 1 >= end || !below || !height || !/^(?:BLO|BLW|BELOW)$/.test(below.text)) return 0;
  if (!/^\d{3}$/.test(height.text)) return 0;
  addToken(draft, below, 'clouds');
  addToken(draft, height, 'clouds');
  return 2;
}

/** How far one sees upwards into fog, snow or smoke: `VV002`, hundreds of feet. */
export const readVerticalVisibility: GroupReader = (draft, words, at) => {
  const word = words[at];
  const match = word && VERTICAL.exec(word.text);
  if (!match) return 0;
  if (match[1] === '///') markMissing(draft, 'verticalVisibility');
  else if (draft.target.verticalVisibilityFt !== null) {
    addUnread(draft, word, 'verticalVisibility', 'saidTwice');
    return 1;
  } else draft.target.verticalVisibilityFt = Number(match[1]) * FEET_PER_STEP;
  addToken(draft, word, 'verticalVisibility');
  return 1;
};

/** CB and TCU in sight, written out behind the pressure: `CB/NE/E`, `TCU N/NNE`, `CB AND RA TO S`. */
export const readCloudsInSight: GroupReader = (draft, words, at, end) => {
  const word = words[at];
  const match = word && /^(CB|TCU)(?:$|RA\/|[/,-])/.exec(word.text);
  if (!match || draft.facts.kind === 'taf') return 0;
  let last = at;
  while (last + 1 < end && isInSight(words[last + 1]?.text ?? '', words[last]?.text)) last++;
  const texts: string[] = [];
  for (let i = at; i <= last; i++) {
    const each = words[i];
    if (!each) continue;
    texts.push(each.text);
    addToken(draft, each, 'cloudsInSight');
  }
  draft.target.cloudsInSight.push({ type: match[1] === 'TCU' ? 'TCU' : 'CB', text: texts.join(' ') });
  return last - at + 1;
};

const IN_SIGHT =
  /^(?:TO|AND|ALL|MOV|OHD|VC|ALQDS|STNR|DSNT|RA|PCPN|[+&]|[NSEW]{1,3}(?:[/,-][NSEW]{1,3}){0,8}\/?|\/[NSEW]{1,3})$/;

/** `ALL HZ` is all of the horizon; by itself HZ is haze. */
function isInSight(text: string, before: string | undefined): boolean {
  return IN_SIGHT.test(text) || (text === 'HZ' && before === 'ALL');
}
