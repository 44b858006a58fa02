import type { HarmlessSubject } from '@klarnotam/notam';

/** Why a subject does not matter to a drone, in Bengali. */
export const harmless: Readonly<Record<HarmlessSubject, string>> = {
  runway: 'NOTAM-টি রানওয়ে নিয়ে, যা ড্রোন ব্যবহার করে না।',
  movementArea: 'NOTAM-টি রানওয়ে, ট্যাক্সিওয়ে বা এপ্রন নিয়ে, যেগুলো ড্রোন ব্যবহার করে না।',
  taxiway: 'NOTAM-টি ট্যাক্সিওয়ে নিয়ে, যা ড্রোন ব্যবহার করে না।',
  apron: 'NOTAM-টি এপ্রন বা উড়োজাহাজের স্ট্যান্ড নিয়ে, যা ড্রোন ব্যবহার করে না।',
  lighting: 'NOTAM-টি অ্যারোড্রোমের বাতি নিয়ে, যা ড্রোন ব্যবহার করে না।',
  navigationAid: 'NOTAM-টি এমন নেভিগেশন সহায়ক যন্ত্র নিয়ে, যা ড্রোন ব্যবহার করে না।',
  procedure: 'NOTAM-টি পাইলটচালিত উড়োজাহাজের পদ্ধতি নিয়ে।',
  fuel: 'NOTAM-টি উড়োজাহাজের জ্বালানি নিয়ে।',
  fireCategory: 'NOTAM-টি অ্যারোড্রোমের উদ্ধার ও অগ্নিনির্বাপণ সেবা নিয়ে।',
  openingHours: 'NOTAM-টি কাজের সময় নিয়ে।',
  aerodromeClosed: 'NOTAM-টি অ্যারোড্রোম ব্যবহার নিয়ে।',
  communication: 'NOTAM-টি পাইলটচালিত উড়োজাহাজের রেডিও যোগাযোগ বা রাডার নিয়ে।',
  airTrafficService: 'NOTAM-টি পাইলটচালিত উড়োজাহাজের এয়ার ট্রাফিক সার্ভিস (ATS) নিয়ে।',
  route: 'NOTAM-টি ড্রোনের উচ্চতার উপরের রুট নিয়ে।',
  facility: 'NOTAM-টি অ্যারোড্রোমের এমন সুবিধা নিয়ে, যা ড্রোন ব্যবহার করে না।',
  weatherService: 'NOTAM-টি আবহাওয়া সেবা নিয়ে।',
  flightPlanning: 'NOTAM-টি পাইলটচালিত উড়োজাহাজের ফ্লাইট প্ল্যান নিয়ে।',
  mannedOnly: 'NOTAM-টি শুধু পাইলটচালিত উড়োজাহাজের জন্য প্রযোজ্য।',
  militaryOnly: 'NOTAM-টি শুধু সামরিক উড়োজাহাজের জন্য প্রযোজ্য।',
  someOperatorsOnly: 'NOTAM-টি ড্রোন পাইলটদের জন্য নয়।',
  otherAerodrome: 'NOTAM-টি একটি অ্যারোড্রোমে আসা-যাওয়ার চলাচল নিয়ে।',
  other: 'ড্রোনের উচ্চতায় এর কোনো প্রভাব নেই।',
};
