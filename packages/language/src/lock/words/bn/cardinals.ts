import { numbered, type Cardinals } from '../cardinals.ts';

export const cardinals: Cardinals = numbered(
  2,
  'দুই|দুটি|দুটো|দুটা তিন|তিনটি|তিনটা চার|চারটি|চারটা পাঁচ|পাঁচটি|পাঁচটা ছয়টি|ছয়টি|ছয়টা সাত|সাতটি|সাতটা আট|আটটি|আটটা নয়টি|নয়টি দশ|দশটি',
  'ত্রিশ চল্লিশ পঞ্চাশ',
);
