import { expect, test } from 'vitest';
import { formatList } from '../../format/list.ts';
import { localeSettings } from './locale-settings.ts';

test.each([
  ['রানওয়ে 14/32 বন্ধ থাকবে', 'রানওয়ে 14/32 বন্ধ'],
  ['মাস্ট আছে, বাতিহীন', 'মাস্ট, বাতিহীন'],
  ['এলাকা সক্রিয় থাকবে (Port of Dover)', 'এলাকা সক্রিয় (Port of Dover)'],
  ['এলাকা সক্রিয় থাকবে না', 'এলাকা সক্রিয় থাকবে না'],
  ['নিম্নোক্ত ট্যাক্সিওয়েগুলো বন্ধ থাকবে', 'ট্যাক্সিওয়েগুলো বন্ধ'],
  ['NOTAM-টি আবহাওয়া সেবা নিয়ে', 'আবহাওয়া সেবা সংক্রান্ত NOTAM'],
  ['NOTAM-টি রানওয়ে নিয়ে, যা ড্রোন ব্যবহার করে না', 'NOTAM-টি রানওয়ে নিয়ে, যা ড্রোন ব্যবহার করে না'],
  ['NOTAM-টি শুধু সামরিক উড়োজাহাজের জন্য প্রযোজ্য', 'শুধু সামরিক উড়োজাহাজের জন্য প্রযোজ্য'],
  ['NOTAM-টি অন্য একটি NOTAM বাতিল করে', 'NOTAM-টি অন্য একটি NOTAM বাতিল করে'],
  ['এটি AIP সাপ্লিমেন্ট 012/24-এর ট্রিগার NOTAM', 'AIP সাপ্লিমেন্ট 012/24-এর ট্রিগার NOTAM'],
  ['এটি একটি ট্রিগার NOTAM', 'ট্রিগার NOTAM'],
  ['এটি বৈধ NOTAM-এর চেকলিস্ট', 'বৈধ NOTAM-এর চেকলিস্ট'],
  ['এটি সব আকাশযানের ক্ষেত্রে প্রযোজ্য', 'এটি সব আকাশযানের ক্ষেত্রে প্রযোজ্য'],
])('%s as a headline: %s', (statement, headline) => {
  expect(localeSettings.asHeadline?.(statement)).toBe(headline);
});

test.each([
  [['24', '26'], '24 ও 26'],
  [['EGD613A', 'EGD613B', 'EGD613C'], 'EGD613A, EGD613B ও EGD613C'],
  [['NORTH (LOW)', 'SOUTH (LOW)'], 'NORTH (LOW) ও SOUTH (LOW)'],
])('figures, codes and names are joined by the short word for and: %s', (items, list) => {
  expect(formatList(items, localeSettings)).toBe(list);
});

test.each([
  [['লেজার রশ্মি', 'আতশবাজি'], 'লেজার রশ্মি এবং আতশবাজি'],
  [
    ['3 জুলাই, 08:44 থেকে 17:00 UTC পর্যন্ত (স্থানীয় সময় 09:44–18:00)', '4 ও 7–8 জুলাই'],
    '3 জুলাই, 08:44 থেকে 17:00 UTC পর্যন্ত (স্থানীয় সময় 09:44–18:00) এবং 4 ও 7–8 জুলাই',
  ],
  [
    ['নিম্ন উড্ডয়ন এলাকা 16 ও 17', 'Thames Valley পরিহার এলাকা'],
    'নিম্ন উড্ডয়ন এলাকা 16 ও 17 এবং Thames Valley পরিহার এলাকা',
  ],
  [['27 ফেব্রুয়ারি 2023', '3 ও 10 মার্চ 2023'], '27 ফেব্রুয়ারি 2023 এবং 3 ও 10 মার্চ 2023'],
])('words and dates are joined by the long one: %s', (items, list) => {
  expect(formatList(items, localeSettings)).toBe(list);
});

test.each([
  ['বুধ 12 অক্টো', 'বুধবার 12 অক্টোবর'],
  ['বৃহস্পতি, 5 সেপ', 'বৃহস্পতিবার 5 সেপ্টেম্বর'],
  ['শুক্র 3 মে', 'শুক্রবার 3 মে'],
])('a short date of the platform is written out: %s', (short, whole) => {
  expect(localeSettings.adjustDay?.(short)).toBe(whole);
});

test.each([
  ['নিয়ন্ত্রণ এলাকা (CTA)-এ কাজ চলবে ।', 'নিয়ন্ত্রণ এলাকায় (CTA) কাজ চলবে।'],
  ['সময় 06:49 ।', 'সময় 06:49\u00a0।'],
])('endings grow into the word, and the danda keeps away from digits alone: %s', (text, spelt) => {
  expect(localeSettings.adjustSpelling?.(text)).toBe(spelt);
});
