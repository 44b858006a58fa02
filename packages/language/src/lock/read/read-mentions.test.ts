import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { loadCatalogue } from '../../load-catalogue.ts';
import type { Atom } from './atom.ts';
import { fold } from './fold.ts';
import { readMentions } from './read-mentions.ts';
import { vocabularyOf } from './vocabulary.ts';

function write(atom: Atom | undefined): string {
  switch (atom?.type) {
    case 'time':
      return `${String(Math.floor(atom.minute / 60))}:${String(atom.minute % 60).padStart(2, '0')}`;
    case 'date':
      return `${String(atom.day)}.${String(atom.month)}.${atom.year === null ? '' : String(atom.year)}`;
    case 'position':
      return `${String(atom.seconds)}${atom.side ?? ''}`;
    case 'measure':
      return `${String(atom.value)} ${atom.unit}`;
    case 'name':
      return atom.text;
    case 'phone':
      return atom.digits;
    case 'number':
    case 'level':
      return String(atom.value);
    case undefined:
      return '';
  }
}

async function read(language: LanguageCode, text: string): Promise<readonly string[]> {
  const { months } = await loadCatalogue(language);
  return readMentions(fold(text).text, vocabularyOf(language, months), [])
    .filter(({ implied }) => implied === undefined)
    .toSorted((a, b) => a.span.from - b.span.from)
    .map(({ atoms }) => write(atoms[0]));
}

describe('what stands beside a date is none of its days', () => {
  test.each([
    ['en', '07:20–16:05; 23 October', ['7:20', '16:05', '23.10.']],
    ['en', '6 Oct: 18:00–21:15\n7 Oct: 00:00–04:30', ['6.10.', '18:00', '21:15', '7.10.', '0:00', '4:30']],
    ['pl', 'J1914/22, 26 czerwca 2022 r.', ['J1914/22', '26.6.2022']],
    ['ru', 'A3343/22. 14 декабря 2022 г.', ['A3343/22', '14.12.2022']],
    ['no', 'kl. 09.40–19.30 og 18. april', ['9:40', '19:30', '18.4.']],
    [
      'no',
      '8.–10. august kl. 08–13, 11. august kl. 08–17',
      ['8.8.', '10.8.', '8:00', '13:00', '11.8.', '8:00', '17:00'],
    ],
    ['ar', 'الساعة 10:25 إلى 3 مايو 2023', ['10:25', '3.5.2023']],
    ['bn', 'রানওয়ে 07/25 25 জুন 2023', ['7', '25', '25.6.2023']],
    ['en', 'April 1 to 17 May', ['1.4.', '17.5.']],
    ['bn', '1 মার্চ, 2000 UTC', ['1.3.', '20:00']],
    ['zh', '2022年12月9日至12月15日', ['9.12.2022', '15.12.']],
  ] as const)('%s: %s', async (language, text, expected) => {
    expect(await read(language, text)).toEqual(expected);
  });
});

describe('days whose month was named before', () => {
  test.each([
    ['zh', '12月9日04:00至15日10:00', ['9.12.', '4:00', '15.12.', '10:00']],
    ['en', '9 December 04:00 to the 15th at 10:00', ['9.12.', '4:00', '15.12.', '10:00']],
    ['hi', '9 दिसंबर से 15 तारीख', ['9.12.', '15.12.']],
  ] as const)('%s: %s', async (language, text, expected) => {
    expect(await read(language, text)).toEqual(expected);
  });
});

describe('dates and times in their notations', () => {
  test.each([
    ['ru', 'до 20.04.2023.', ['20.4.2023']],
    ['en', '20-APR-24', ['20.4.2024']],
    ['ja', '毎日の時間帯：22:30～04:30', ['22:30', '4:30']],
    ['en', '0300-0700 UTC', ['3:00', '7:00']],
    ['en', '0625-SS', ['6:25']],
    ['en', 'from 6 to 14 UTC', ['6:00', '14:00']],
    ['es', 'sobre el nivel del mar. 23 de mayo', ['23.5.']],
    ['ar', 'يوم 22 من 07:20', ['22', '7:20']],
  ] as const)('%s: %s', async (language, text, expected) => {
    expect(await read(language, text)).toEqual(expected);
  });
});

describe('positions in their notations', () => {
  const at = ['185617N', '1635W'];
  test.each([
    ['es', 'trabajando en 51°33′37″N 000°27′15″W', at],
    ['pl', 'w 51 stopni 33 minut 37 sekund N, 0 stopni 27 minut 15 sekund W', at],
    ['en', '51-33-37N 000-27-15W', at],
    ['no', '51°33′37″N 000°27′15″V', at],
    ['ar', 'وN 51°33′37″ W 0°27′15″', at],
  ] as const)('%s: %s', async (language, text, expected) => {
    expect(await read(language, text)).toEqual(expected);
  });
});

describe('numbers in words', () => {
  test.each([
    ['en', 'for nine hours each day', ['9 h']],
    ['ar', 'ضمن سبعة أميال بحرية', ['7 nm']],
    ['ja', '四時間', ['4 h']],
    ['en', 'twenty-four hours', ['24 h']],
    ['pl', 'dwadzieścia cztery godziny', ['24 h']],
    ['en', 'one hour', []],
  ] as const)('%s: %s', async (language, text, expected) => {
    expect(await read(language, text)).toEqual(expected);
  });
});

test('a telephone number ends with its sentence', async () => {
  expect(await read('es', '+44 1667 464 404. 23/05/023')).toContain('441667464404');
});

describe('hours without minutes', () => {
  test.each([
    ['pt', 'das 13h às 15h UTC', ['13:00', '15:00']],
    ['ru', 'с 8 до 20 часов UTC', ['8:00', '20:00']],
    ['hi', '8 बजे से 20 बजे तक', ['8:00', '20:00']],
    ['pl', 'w godz. 8–20 UTC', ['8:00', '20:00']],
    ['zh', '8点至15点，G与L2点位之间，下列4点', ['8:00', '15:00', 'L2', '4']],
    ['pt', 'aviso de 2 a 3 horas', ['2 h', '3 h']],
    ['ru', 'в течение 8 часов', ['8 h']],
    ['bn', 'রাত ৮টা', ['20:00']],
  ] as const)('%s: %s', async (language, text, expected) => {
    expect(await read(language, text)).toEqual(expected);
  });
});

describe('days by the number of their month, by a weekday, and months by two names or alone', () => {
  test.each([
    ['pl', 'wtorek 24.03 11:30–22:00', ['24.3.', '11:30', '22:00']],
    ['no', '24.–29.03.2026', ['24.3.2026', '29.3.2026']],
    ['no', 'kl. 08.00–09.10', ['8:00', '9:10']],
    ['es', 'del martes 24 al domingo 29 de marzo de 2026', ['24.3.2026', '29.3.2026']],
    ['ar', '20 تموز/يوليو 2023', ['20.7.2023']],
    ['bn', '১৫ই আগস্ট ২০২৬', ['15.8.2026']],
    ['en', 'until December 2025', ['0.12.2025']],
    ['ja', '2025年12月', ['0.12.2025']],
  ] as const)('%s: %s', async (language, text, expected) => {
    expect(await read(language, text)).toEqual(expected);
  });
});

describe('lengths and numbers in the words of the language', () => {
  test.each([
    ['pl', '578 metrów, 203 stopnie, 2 mile morskie, na północ', ['578 m', '203 deg', '2 nm']],
    ['ar', 'ضمن ميلين بحريين', ['2 nm']],
    ['pt', '12 mil pés', ['12000 ft']],
    ['ru', '12 тыс. футов', ['12000 ft']],
    ['ja', '1万2000フィート', ['12000 ft']],
    ['pl', 'przez półtorej godziny', ['90 min']],
    ['pl', 'ponad półtorej godziny', []],
    ['ar', '30 درجة و02 دقيقة جنوباً', ['108120S']],
    ['en', 'taxiways E4-E13, channel 098X', ['E4', 'E13', '98X']],
  ] as const)('%s: %s', async (language, text, expected) => {
    expect(await read(language, text)).toEqual(expected);
  });
});
