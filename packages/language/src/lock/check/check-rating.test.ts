import { decodeNotams } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { explainNotam } from '../../explain-notam.ts';
import type { LanguageCode } from '../../languages.ts';
import { loadCatalogue } from '../../load-catalogue.ts';
import { checkRating } from './check-rating.ts';
import { heldFacts } from '../held/held-facts.ts';
import { vocabularyOf } from '../read/vocabulary.ts';

const NOTAMS = {
  forbidden: `A4314/25 NOTAMN
Q) ZXXX/QRDCA/IV/BO/W/000/999/2426N10548E021
A) ZGZU B) 2605211047 C) 2605211123
E) A TEMPORARY DANGER AREA ESTABLISHED. AIRCRAFT ARE FORBIDDEN TO FLY INTO THE AREA.
F) SFC G) UNL`,
  restricted: `F1301/25 NOTAMN
Q) EGTT/QRDCA/IV/BO/W/000/170/5002N00423W023
A) EGTT B) 2605202000 C) 2605202100
E) DANGER AREA EGD008C PLYMOUTH ACTIVATED
F) SFC G) 17000FT AMSL`,
  caution: `L2481/26 NOTAMN
Q) EGTT/QOBCE/IV/M/AE/000/002/5152N00213W001
A) EGTT B) 2605200700 C) 2605201700
E) CRANE OPR PSN 515134N 0021314W (BARNWOOD). MAX HGT 098FT AGL.`,
  allowed: `E0897/23 NOTAMN
Q) ENOR/QFUAU/IV/NBO/A/000/999/7052N02902E005
A) ENBV B) 2605021324 C) 2605101400
E) FUEL JET-A1 NOT AVBL`,
} as const;

async function faults(
  level: keyof typeof NOTAMS,
  language: LanguageCode,
  explanation: string,
  { translation, itemE }: { readonly translation?: string; readonly itemE?: string } = {},
): Promise<readonly string[]> {
  const [decoded] = decodeNotams(`${NOTAMS[level]}${itemE ?? ''}`, { now: '2026-05-01T00:00:00Z' }).notams;
  expect(decoded!.facts.rating.level).toBe(level);
  const catalogue = await loadCatalogue(language);
  const own = explainNotam(decoded!, catalogue);
  const held = heldFacts(decoded!, own, catalogue);
  const said = { translation: translation ?? '-', explanation };
  const vocabulary = vocabularyOf(language, catalogue.months);
  return checkRating(said, decoded!.facts, held, own, vocabulary, language).map(({ code }) => code);
}

describe('an explanation of the same tenor as the rating', () => {
  test.each([
    ['forbidden', 'en', 'Drones may not fly there.'],
    ['forbidden', 'ru', 'Летать там на дроне нельзя.'],
    ['forbidden', 'ja', 'ドローンも区域内を飛行してはいけません。'],
    ['restricted', 'en', 'Without permission you may not fly a drone there.'],
    ['restricted', 'en', 'The restricted area reaches from the ground up without limit.'],
    ['forbidden', 'es', 'Prohibido: ninguna aeronave puede entrar.'],
    ['restricted', 'en', 'The area is restricted; outside it you may fly.'],
    ['restricted', 'no', 'Hold deg utenfor uten tillatelse.'],
    ['restricted', 'zh', '其他无人机要有许可才能进入。'],
    ['restricted', 'bn', 'অনুমতি ছাড়া সেখানে ড্রোন ওড়াবেন না।'],
    ['restricted', 'ar', 'لا تحلّق فيها بطائرة مسيّرة إلا بعد الحصول على إذن.'],
    ['caution', 'hi', 'ड्रोन उड़ाना मना नहीं है, पर सावधानी बरतें।'],
    ['caution', 'ru', 'Полёты дрона не запрещены, но нужна осторожность.'],
    ['caution', 'zh', '须小心飞行，但并未禁止飞行。'],
    ['caution', 'ar', 'لا مانع من الطيران، لكن احذر.'],
    ['allowed', 'es', 'No afecta al vuelo de drones.'],
    ['allowed', 'pl', 'NOTAM nie dotyczy dronów.'],
    ['allowed', 'pt', 'Não diz respeito a drones.'],
  ] as const)('may be shown (%s, %s, %s)', async (level, language, explanation) => {
    expect(await faults(level, language, explanation)).toEqual([]);
  });
});

describe('an explanation milder or stricter than the rating', () => {
  test.each([
    ['forbidden', 'en', 'Drones may fly there with care.'],
    ['forbidden', 'ru', 'Летать там на дроне нужно осторожнее обычного.'],
    ['forbidden', 'zh', '无人机经许可可以飞行，其他禁止。'],
    ['forbidden', 'ja', '航空機の進入が禁じられている区域ですが、注意すれば区域内を飛行できます。'],
    ['forbidden', 'pl', 'Drony mogą, zachowując ostrożność, latać w strefie zakazu wlotu.'],
    ['forbidden', 'no', 'Du kan gjerne fly drone der.'],
    ['restricted', 'es', 'Puede volar libremente su dron.'],
    ['restricted', 'pl', 'Lot dronem jest dozwolony bez ograniczeń.'],
    ['restricted', 'ar', 'ولا يلزمك إذن كي تحلّق.'],
    ['restricted', 'hi', 'आप वहां ड्रोन उड़ा सकते हैं।'],
    ['caution', 'es', 'No hace falta ninguna precaución.'],
    ['caution', 'ja', '注意する必要もありません。'],
    ['caution', 'ru', 'Летать можно без оглядки на него.'],
    ['restricted', 'en', 'A drone may not enter, not even with permission.'],
    ['restricted', 'no', 'Du kan fly drone der uten tillatelse, bare du er forsiktig.'],
    ['restricted', 'bn', 'সেখানে ড্রোন ওড়াতে অনুমতি লাগে না।'],
    ['restricted', 'ja', 'ドローンの飛行は例外なく全面的に禁止されています。'],
    ['restricted', 'pl', 'Nie wolno wlecieć dronem w żadnym wypadku.'],
    ['caution', 'es', 'No se puede volar un dron allí.'],
    ['caution', 'ar', 'فلا يجوز لك التحليق هناك.'],
    ['caution', 'hi', 'ड्रोन उड़ाने के लिए अनुमति लेनी होगी।'],
    ['caution', 'pt', 'Este aviso não diz respeito a drones.'],
    ['allowed', 'en', 'Drones are banned there.'],
    ['allowed', 'en', 'You need permission to fly a drone there.'],
    ['allowed', 'ru', 'Дрон запускать можно только по разрешению.'],
  ] as const)('is refused (%s, %s, %s)', async (level, language, explanation) => {
    expect(await faults(level, language, explanation)).toContain('ratingContradicted');
  });
});

describe('a permission that the telegram asks for', () => {
  const itemE = { itemE: '. USE OF RWY 18/36 STRICTLY PPR' };

  test.each([
    ['en', 'Use needs no prior permission.', ['reversed']],
    ['en', 'Use needs prior permission.', []],
    ['en', 'Without permission, use is forbidden.', []],
    ['ja', '使用に事前許可は不要です。', ['reversed']],
    ['ja', '使用には事前許可が必要です。', []],
    ['ru', 'Использование без разрешения.', ['reversed']],
    ['ru', 'Использование без разрешения запрещено.', []],
  ] as const)('is not called needless (%s, %s)', async (language, translation, codes) => {
    const explanation = { en: 'No matter.', ja: '以上。', ru: 'Всё.' }[language];
    expect(await faults('allowed', language, explanation, { ...itemE, translation })).toEqual(codes);
  });
});
