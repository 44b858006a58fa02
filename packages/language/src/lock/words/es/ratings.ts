import type { RatingWords } from '../../check/ratings.ts';

export const ratings: RatingWords = {
  mayNot:
    'proh[ií]b|no (?:se )?(?:puede|pueden|puedes|podrá|podrán|podrás|debe|deben|debes|deberá|deberán)(?: \\p{L}+){0,3} (?:volar|entrar|operar|despegar|sobrevolar)|no (?:\\p{L}+ ){0,2}permit|(?:permanecer|quedarse) en tierra|nada de|ilegal|vedad',
  doNot:
    'no (?:vuele|entre|despegue|opere|sobrevuele)|absténg|(?:recomienda|aconseja) no|manténg|mantente|aléj',
  notForbidden:
    'no (?:está |se |queda |hay |existe |supone )?(?:ninguna )?proh[ií]b\\p{L}*|ninguna prohibici|sin (?:estar )?prohib',
  permission: 'permiso|autorizaci[óo]n',
  withoutPermission:
    'sin (?:\\p{L}+ ){0,3}(?:permiso|autorizaci[óo]n)|no (?:\\p{L}+ ){0,3}(?:permiso|autorizaci[óo]n)',
  never:
    'en ningún caso|ni siquiera con|terminantemente|(?:ni|tampoco) con (?:permiso|autoriz)|aunque (?:tenga|disponga|cuente)|bajo ningún|totalmente proh[ií]b|sin excepci',
  unconcerned:
    'no (?:le |les |te )?(?:concierne|atañe|incumbe)|nada que ver|no tiene relación|al margen|no (?:le |les |te )?afecta\\p{L}*(?! direct)(?: \\p{L}+){0,4} dron|drones no (?:se ven|se verán|resultan|están) afectad|(?:no tiene (?:relevancia|efecto|importancia)|sin (?:relevancia|efecto|importancia)) (?:para|sobre) (?:los )?dron',
  may: '(?:puede|pueden|podrá|podrán|puedes|podrás)(?: \\p{L}+){0,3} (?:volar|operar|entrar|despegar|sobrevolar)|(?:está|están|se|queda|es) (?:\\p{L}+ )?permit|vuele (?:libre|con)|se puede volar|es posible volar',
  freely:
    'libremente|sin (?:ningun\\p{L} |ningún )?(?:restricci|impediment|trabas)|ning[uú]n\\p{L}* (?:restricci|limitaci)|con (?:total )?libertad|nada (?:le |te |les )?impide|como siempre|con normalidad|no (?:hay|existe)\\p{L}* (?:\\p{L}+ )?(?:restricci|limitaci)|sin más(?!\\p{L})',
  carefree:
    '(?:ninguna|sin|no)(?: \\p{L}+){0,3} (?:precauci|cuidado|preocup|atenci|peligro|riesgo|cautela)(?!\\p{L}*,? (?:pero|aunque))|despreocup|ignor[ea]|haga caso omiso|inofensiv|completamente segur',
};
