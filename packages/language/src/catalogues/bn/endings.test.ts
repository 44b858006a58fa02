import { expect, test } from 'vitest';
import { adjustEndings } from './endings.ts';

test.each([
  ['রানওয়ে-এর মধ্যে', 'রানওয়ের মধ্যে'],
  ['থ্রেশহোল্ড-এর পাশে', 'থ্রেশহোল্ডের পাশে'],
  ['এলাকা-এর বাইরে', 'এলাকার বাইরে'],
  ['ট্যাক্সিওয়েগুলো-এর পেছনে', 'ট্যাক্সিওয়েগুলোর পেছনে'],
  ['10 মাইল-এর বেশি', '10 মাইলের বেশি'],
  ['পার্কিং-এর', 'পার্কিংয়ের'],
  ['এলাকা-এ', 'এলাকায়'],
  ['রানওয়ে-এ', 'রানওয়েতে'],
  ['এপ্রন-এ', 'এপ্রনে'],
  ['এপ্রন-সহ', 'এপ্রনসহ'],
  ['বিমানবন্দর (KJFK)-এর আওতায়', 'বিমানবন্দরের (KJFK) আওতায়'],
  ['নিয়ন্ত্রণ এলাকা (CTA)-এ', 'নিয়ন্ত্রণ এলাকায় (CTA)'],
])('an ending grows into a Bengali word: %s', (apart, grown) => {
  expect(adjustEndings(apart)).toBe(grown);
});

test('a place is at a name that ends in a vowel with another ending', () => {
  expect(adjustEndings('Gunnersbury-এ, Mahia-এ, Lutton-এ, Dyce-এ, KJFK-এ')).toBe(
    'Gunnersbury-তে, Mahia-তে, Lutton-এ, Dyce-এ, KJFK-এ',
  );
});

test('an ending stays behind its hyphen after Latin letters and digits', () => {
  for (const text of ['NOTAM-এর', 'রানওয়ে 09-এ', '2 NM (3.7 km)-এর মধ্যে', 'GPS-সহ', 'না-ও'])
    expect(adjustEndings(text)).toBe(text);
});
