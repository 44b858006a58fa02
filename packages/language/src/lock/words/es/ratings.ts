import type { RatingWords } from '../../check/ratings.ts';

export const ratings: RatingWords = {
  mayNot:
    'proh[ií]b|no (?:se )?(?:puede|pueden|podrá|podrán|debe)(?: \\p{L}+){0,3} (?:volar|entrar|operar)|no (?:está|se) permit|nada de|ilegal|vedad',
  doNot: 'no (?:vuele|entre)|manténg|mantente|aléj',
  notForbidden:
    'no (?:está |se |queda |hay |existe |supone )?(?:ninguna )?proh[ií]b\\p{L}*|ninguna prohibici|sin (?:estar )?prohib',
  permission: 'permiso|autorizaci[óo]n',
  withoutPermission:
    'sin (?:\\p{L}+ ){0,3}(?:permiso|autorizaci[óo]n)|no (?:\\p{L}+ ){0,3}(?:permiso|autorizaci[óo]n)',
  never:
    'en ningún caso|ni siquiera con|terminantemente|ni con (?:permiso|autoriz)|bajo ningún|totalmente proh[ií]b|sin excepci',
  unconcerned: 'no (?:le |les |te )?(?:concierne|atañe|incumbe)|nada que ver|no tiene relación|al margen',
  may: '(?:puede|pueden|podrá|podrán|puedes|podrás)(?: \\p{L}+){0,3} (?:volar|operar|entrar|despegar|sobrevolar)|(?:está|están|se|queda|es) (?:\\p{L}+ )?permit|vuele (?:libre|con)|se puede volar',
  freely:
    'libremente|sin (?:ningun\\p{L} |ningún )?(?:restricci|impediment|trabas)|ning[uú]n\\p{L}* (?:restricci|limitaci)|con (?:total )?libertad|como siempre|con normalidad|no (?:hay|existe)\\p{L}* (?:\\p{L}+ )?(?:restricci|limitaci)|sin más(?!\\p{L})',
  carefree:
    '(?:ninguna|sin|no)(?: \\p{L}+){0,3} (?:precauci|cuidado|preocup|atenci|peligro|riesgo|cautela)(?!\\p{L}*,? (?:pero|aunque))|despreocup|ignor[ea]|haga caso omiso|inofensiv|completamente segur',
};
