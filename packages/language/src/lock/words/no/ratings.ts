import type { RatingWords } from '../../ratings.ts';

export const ratings: RatingWords = {
  mayNot:
    'forbudt|forbud|forbyr|(?:kan|må|skal|får) (?:du |droner |dronen |det |man )?ikke (?:fly|brukes|sendes|gå inn)|(?:kan|må|skal|får) ikke|ikke (?:lov|tillatt)|ulovlig|flyforbud',
  doNot: 'ikke fly(?!\\p{L})|fly (?:\\p{L}+ ){0,2}ikke|hold deg|ikke gå inn',
  notForbidden:
    'ikke (?:\\p{L}+ )?forb[uy]\\p{L}*|ingen forbud|forbyr (?:\\p{L}+ )?ikke|kan ikke (?:alltid|vike)',
  permission: 'tillatelse|godkjenning|klarering|samtykke',
  withoutPermission: '(?:uten|ingen|ikke)(?: \\p{L}+){0,2} (?:tillatelse|godkjenning|klarering)',
  never:
    'heller ikke med|selv ikke med|ikke engang med|under ingen|overhodet|uansett|uten unntak|i det hele tatt',
  unconcerned:
    'angår (?:\\p{L}+ )?ikke|berører (?:\\p{L}+ )?ikke|gjelder (?:\\p{L}+ )?ikke|ingen betydning|ikke berørt',
};
