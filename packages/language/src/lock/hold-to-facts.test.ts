import { decodeNotams } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import type { LanguageCode } from '../languages.ts';
import { AVAILABLE_LANGUAGES, loadCatalogue } from '../load-catalogue.ts';
import { holdToFacts } from './hold-to-facts.ts';

/** Time of this thread alone: what else the machine does takes none of it. */
const cpuMs = (): number => process.threadCpuUsage().user / 1000;

const BAN = `A2345/26 NOTAMN
Q) ENOR/QRTCA/IV/BO/W/000/025/6826N01725E001
A) ENOR B) 2605230800 C) 2605241800 EST
D) DAILY 0900-1700
E) TEMPORARY RESTRICTED AREA ESTABLISHED WI 1NM RADIUS 682600N 0172500E (NARVIK).
ALL UNMANNED ACFT FLIGHTS PROHIBITED EXCEPT POLICE. CTC NARVIK POLICE TEL +47 91234567 OR FREQ 118.100MHZ.
F) GND G) 2500FT AMSL`;

const EN = {
  translation:
    'NOTAM A2345/26. A temporary restricted area is established within 1 nautical mile (1.85 km) of 68°26′00″N 17°25′00″E, Narvik, from the ground up to 2,500 feet (762 m) above sea level. All drone flights are prohibited except those of the police. It is active daily from 09:00 to 17:00 UTC, from 23 May 2026 at 08:00 UTC until an estimated 24 May 2026 at 18:00 UTC. Contact Narvik police on +47 912 34 567 or on frequency 118.1 MHz.',
  explanation: 'You may not fly a drone here.',
};
const NO = {
  translation:
    'Et midlertidig restriksjonsområde er opprettet innenfor 1 nautisk mil (ca. 1,85 km) fra 68°26′00″N 17°25′00″Ø ved Narvik, fra bakken til 2500 fot (762 meter) over havet. All droneflyging er forbudt, unntatt politiet. Gjelder daglig kl. 09.00–17.00 UTC, fra 23. mai 2026 kl. 08.00 UTC til anslagsvis 24.05.2026 kl. 18.00 UTC. Kontakt politiet i Narvik på telefon 91 23 45 67 eller frekvens 118,1 MHz.',
  explanation: 'Du kan ikke fly drone her i denne tiden.',
};
const ES = {
  translation:
    'Se establece una zona restringida temporal en un radio de 1 milla náutica alrededor de 68° 26\' 00" N, 17° 25\' 00" E (Narvik), desde el suelo hasta 2.500 pies (762 metros) sobre el nivel del mar. Se prohíben todos los vuelos de drones, excepto los de la policía. Todos los días de 09:00 a 17:00 UTC, del 23 de mayo de 2026 a las 08:00 UTC al 24 de mayo de 2026 a las 18:00 UTC (fin estimado). Contacte con la policía de Narvik en el teléfono +47 91 23 45 67 o en la frecuencia 118,100 MHz.',
  explanation: 'No puede volar su dron aquí.',
};
const JA = {
  translation:
    'ナルヴィクの北緯68度26分00秒、東経17度25分00秒を中心とする半径1海里以内に、地表から海抜2,500フィート（762メートル）まで一時的な制限区域が設定されています。警察を除き、すべてのドローンの飛行は禁止されています。2026年5月23日8時00分（UTC）から2026年5月24日18時00分（UTC、推定）まで、毎日9時から17時（UTC）に有効です。連絡先はナルヴィク警察、電話+47 91234567、周波数118.1MHzです。',
  explanation: 'この区域ではドローンを飛ばせません。',
};
const AR = {
  translation:
    'أُنشئت منطقة مقيدة مؤقتة ضمن نصف قطر ١ ميل بحري حول ⁦68°26′00″N 17°25′00″E⁩ (نارفيك)، من سطح الأرض حتى ٢٥٠٠ قدم (٧٦٢ مترا) فوق مستوى سطح البحر. جميع رحلات الطائرات بدون طيار محظورة باستثناء الشرطة. تسري يوميا من الساعة ٠٩:٠٠ إلى ١٧:٠٠ بالتوقيت العالمي UTC، من ٢٣ مايو ٢٠٢٦ الساعة ٠٨:٠٠ UTC حتى ٢٤ مايو ٢٠٢٦ الساعة ١٨:٠٠ UTC تقديريا. للتواصل مع شرطة نارفيك: هاتف ⁦+47 91234567⁩ أو التردد ١١٨٫١ ميغاهرتز.',
  explanation: 'لا يسمح لك بتشغيل طائرة بدون طيار هنا.',
};

async function faults(
  language: LanguageCode,
  said: { translation: string; explanation: string },
  notam = BAN,
) {
  const [decoded] = decodeNotams(notam, { now: '2026-05-01T00:00:00Z' }).notams;
  const catalogue = await loadCatalogue(language);
  return holdToFacts(decoded!, explainNotam(decoded!, catalogue), said, catalogue);
}

describe('a faithful text in the notation of its language', () => {
  test.each([
    ['en', EN],
    ['no', NO],
    ['es', ES],
    ['ja', JA],
    ['ar', AR],
  ] as const)('passes in %s', async (language, said) => {
    expect(await faults(language, said)).toEqual([]);
  });

  test.each(AVAILABLE_LANGUAGES)('passes in %s when it is our own', async (language) => {
    const [decoded] = decodeNotams(BAN, { now: '2026-05-01T00:00:00Z' }).notams;
    const catalogue = await loadCatalogue(language);
    const own = explainNotam(decoded!, catalogue);
    const said = {
      translation: own.translation.map(({ text }) => text).join(' '),
      explanation: own.explanation.map(({ text }) => text).join(' '),
    };
    expect(holdToFacts(decoded!, own, said, catalogue)).toEqual([]);
  });
});

const HOURS_IN_TEXT = `A2346/26 NOTAMN
Q) ENOR/QWMLW/IV/BO/W/000/025/6826N01725E001
A) ENOR B) 2605230800 C) 2605291600
E) FIRING WI 1NM RADIUS 682600N 0172500E. ACT MON-FRI 0800-1600.
F) GND G) 2500FT AMSL`;

describe('hours that item E writes', () => {
  const said = (day: string): { translation: string; explanation: string } => ({
    translation: `NOTAM A2346/26. Firing takes place within 1 nautical mile of 68°26′00″N 17°25′00″E, from the ground up to 2,500 feet above sea level, Monday to Friday from 08:00 to 16:00 UTC, from 23 May 2026 at 08:00 UTC until 29 May 2026 at 16:00 UTC. The first period is ${day} 2026 at 08:00 UTC to 16:00 UTC.`,
    explanation: 'Keep away from the area.',
  });

  test('may be named with the dates on which they fall', async () => {
    expect(await faults('en', said('25 May'), HOURS_IN_TEXT)).toEqual([]);
  });

  test('not with another date', async () => {
    expect((await faults('en', said('30 May'), HOURS_IN_TEXT)).map(({ code }) => code)).toContain(
      'unknownDate',
    );
  });
});

describe('a text against the facts is refused', () => {
  test.each([
    ['an hour shifted', 'at 08:00 UTC', 'at 09:30 UTC', 'unknownTime'],
    ['local time for UTC', '09:00 to 17:00 UTC', '11:00 to 19:00 local time', 'unknownTime'],
    ['UTC called local', '09:00 to 17:00 UTC', '09:00 to 17:00 local time', 'wrongTimeScale'],
    ['a digit of a time turned', '18:00', '18:10', 'unknownTime'],
    ['hours of two periods mixed', '09:00 to 17:00', '08:00 to 17:00', 'missing'],
    ['begin and end mixed', '23 May 2026 at 08:00', '23 May 2026 at 18:00', 'wrongMoment'],
    ['a date moved', '24 May', '25 May', 'unknownDate'],
    ['another year', '24 May 2026', '24 May 2027', 'unknownDate'],
    ['another month', '24 May', '24 June', 'unknownDate'],
    ['metres for feet', '2,500 feet (762 m)', '2,500 m', 'unknownMeasure'],
    ['a level for feet', '2,500 feet (762 m)', 'FL25', 'unknownMeasure'],
    ['a digit of a height turned', '2,500', '5,200', 'unknownMeasure'],
    ['a wrong conversion', '762 m', '726 m', 'unknownMeasure'],
    ['ground for sea', 'above sea level', 'above the ground', 'wrongReference'],
    ['south for north', '68°26′00″N', '68°26′00″S', 'unknownPosition'],
    ['a digit of a position turned', '17°25′00″E', '17°52′00″E', 'unknownPosition'],
    ['another radius', '1 nautical mile (1.85 km)', '2 nautical miles', 'unknownMeasure'],
    ['kilometres for miles', '1 nautical mile (1.85 km)', '1 km', 'unknownMeasure'],
    ['a digit of a phone turned', '912 34 567', '912 43 567', 'unknownContact'],
    ['no phone', '+47 912 34 567 or on ', '', 'missing'],
    ['another frequency', '118.1 MHz', '118.7 MHz', 'unknownMeasure'],
    ['one more frequency', '118.1 MHz', '118.1 MHz or 121.5 MHz', 'unknownMeasure'],
    ['no exception', ' except those of the police', '', 'dropped'],
    ['another id', 'A2345/26', 'A2354/26', 'unknownIdentifier'],
    [
      'a permission for the ban',
      'All drone flights are prohibited except those of the police',
      'Drone flights are allowed',
      'ratingContradicted',
    ],
    ['a permanent end', 'until an estimated 24 May 2026 at 18:00 UTC', 'permanently', 'invented'],
    ['no estimate', 'an estimated ', '', 'missing'],
    ['no ground to stand on', '1 nautical mile', '5 nautical miles', 'unknownMeasure'],
    ['an invented weekday', 'active daily', 'active daily except Wednesday', 'wrongWeekday'],
  ] as const)('%s', async (_what, from, to, code) => {
    expect(EN.translation).toContain(from);
    const said = { ...EN, translation: EN.translation.replace(from, to) };
    expect((await faults('en', said)).map((fault) => fault.code)).toContain(code);
  });

  test('names the fault and its place', async () => {
    const said = { ...EN, translation: EN.translation.replace('118.1 MHz', '118.7 MHz') };
    const [fault] = await faults('en', said);
    expect(fault).toMatchObject({ code: 'unknownMeasure', found: '118.7 MHz' });
    expect(said.translation.slice(fault?.span?.from, fault?.span?.to)).toBe('118.7 MHz');
  });

  test.each([
    ['another language', 'no', EN],
    ['another language', 'en', NO],
    ['another language', 'pt', ES],
    ['another script', 'ar', EN],
    ['kana in Chinese', 'zh', JA],
    ['another script', 'hi', AR],
  ] as const)('%s (%s)', async (_what, language, said) => {
    expect((await faults(language, said)).map(({ code }) => code)).toContain('wrongLanguage');
  });

  test('nothing at all', async () => {
    expect(await faults('en', { translation: ' ', explanation: 'x' })).toMatchObject([{ code: 'empty' }]);
  });
});

test('time stays linear with hostile text', async () => {
  const started = cpuMs();
  for (const part of ['1 ', '12:', '9'.repeat(9), '68°', 'N12 ', '1,000', 'from 1 to ', '1-', 'A1/']) {
    await faults('en', { translation: part.repeat(3000), explanation: 'x' });
  }
  expect(cpuMs() - started).toBeLessThan(8_000);
});
