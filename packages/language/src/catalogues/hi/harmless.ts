import type { HarmlessSubject } from '@klarnotam/notam';

/** Why a subject does not matter to a drone, in Hindi. */
export const harmless: Readonly<Record<HarmlessSubject, string>> = {
  runway: 'यह NOTAM रनवे के बारे में है; ड्रोन उसका उपयोग नहीं करते।',
  movementArea: 'यह NOTAM रनवे, टैक्सीवे या एप्रन के बारे में है; ड्रोन उनका उपयोग नहीं करते।',
  taxiway: 'यह NOTAM टैक्सीवे के बारे में है; ड्रोन उसका उपयोग नहीं करते।',
  apron: 'यह NOTAM एप्रन या विमान स्टैंड के बारे में है; ड्रोन उनका उपयोग नहीं करते।',
  lighting: 'यह NOTAM एयरोड्रोम की लाइटों के बारे में है; ड्रोन उनका उपयोग नहीं करते।',
  navigationAid: 'यह NOTAM एक नेविगेशन एड के बारे में है; ड्रोन उसका उपयोग नहीं करते।',
  procedure: 'यह NOTAM मानवयुक्त विमानों की प्रक्रियाओं के बारे में है।',
  fuel: 'यह NOTAM विमानों के ईंधन के बारे में है।',
  fireCategory: 'यह NOTAM एयरोड्रोम की बचाव एवं अग्निशमन सेवा के बारे में है।',
  openingHours: 'यह NOTAM संचालन समय के बारे में है।',
  aerodromeClosed: 'यह NOTAM एक एयरोड्रोम के उपयोग के बारे में है।',
  communication: 'यह NOTAM मानवयुक्त विमानों के लिए रेडियो संचार या रडार के बारे में है।',
  airTrafficService: 'यह NOTAM मानवयुक्त विमानों की हवाई यातायात सेवा के बारे में है।',
  route: 'यह NOTAM ड्रोन की उड़ान-ऊँचाई से ऊपर के मार्गों के बारे में है।',
  facility: 'यह NOTAM एयरोड्रोम की एक सुविधा के बारे में है; ड्रोन उसका उपयोग नहीं करते।',
  weatherService: 'यह NOTAM मौसम सेवा के बारे में है।',
  flightPlanning: 'यह NOTAM मानवयुक्त विमानों के फ़्लाइट प्लान के बारे में है।',
  mannedOnly: 'यह NOTAM केवल मानवयुक्त विमानों पर लागू है।',
  militaryOnly: 'यह NOTAM केवल सैन्य विमानों पर लागू है।',
  someOperatorsOnly: 'यह NOTAM ड्रोन पायलटों के लिए नहीं है।',
  otherAerodrome: 'यह NOTAM एक एयरोड्रोम पर आने-जाने वाली उड़ानों के बारे में है।',
  other: 'इसके विषय का ड्रोन की उड़ान-ऊँचाई पर कोई असर नहीं है।',
};
