import type { RatingWords } from '../../check/ratings.ts';

export const ratings: RatingWords = {
  mayNot:
    'proh[ií]b|no (?:se )?(?:puede|pueden|puedes|podrá|podrán|podrás|debe|deben|debes|deberá|deberán)(?: \\p{L}+){0,3} (?:volar|entrar|operar|despegar|sobrevolar)|no (?:\\p{L}+ ){0,2}permit|(?:permanecer|quedarse) en tierra|nada de|ilegal|vedad|(?:ning[uú]n\\p{L}* (?!permiso|autoriz|restric|tipo)|nadie )(?:\\p{L}+,? ){0,4}(?:puede|debe|podrá) (?:\\p{L}+ )?(?:volar|entrar|operar|despegar|sobrevolar)|ni(?: \\p{L}+){1,2} ni(?: \\p{L}+){1,4} (?:pueden?|deben?|podrán?) (?:\\p{L}+ )?(?:volar|entrar|operar|despegar|sobrevolar)',
  doNot:
    'no (?:vuel[ae]s?|entres?|despegues?|operes?|sobrevueles?)(?!\\p{L})|absténg|abstente|(?:recomienda|aconseja) no',
  keepAway: 'mantén|mantente|aléj',
  notForbidden:
    'no (?:está |se |queda |hay |existe |supone |impone |establece |es |te |le |les )?(?:una |ninguna )?proh[ií]b\\p{L}*|ninguna prohibici\\p{L}*|sin (?:estar )?prohib\\p{L}*|(?:nada|ni)(?: \\p{L}+){0,2} proh[ií]b\\p{L}*',
  permission: 'permiso|autorizaci[óo]n|consentimiento|aprobaci[óo]n',
  terms:
    'excepci|condicion|coordin|(?:ha|haya|han|hayan) (?:autorizado|aprobado|aceptado)|acordado|(?<!sin )(?:pregunt|consult)(?:ar?|e)(?!\\p{L})|(?:acepta|acepte|visto bueno)(?!\\p{L})',
  withoutPermission:
    'sin (?:\\p{L}+ ){0,3}(?:permiso|autorizaci[óo]n|consentimiento|aprobaci[óo]n)|no (?:\\p{L}+ ){0,3}(?:permiso|autorizaci[óo]n|consentimiento|aprobaci[óo]n)|ni (?!con |siquiera )(?:\\p{L}+ ){0,2}(?:permiso|autorizaci[óo]n)',
  notWithout: 'no sin(?!\\p{L})',
  never:
    'en ningún caso|ni siquiera con|terminantemente|(?:ni|tampoco) con (?:permiso|autoriz)|aunque (?:tenga|disponga|cuente)|bajo ning[uú]n|totalmente proh[ií]b|sin excepci|no se (?:da|dan|concede|conceden|otorga|otorgan) (?:\\p{L}+ )?(?:permiso|autoriz)|sin (?:permiso|autorización) posible|permiso que valga',
  unconcerned:
    'no (?:le |les |te )?(?:concierne|atañe|incumbe)|nada que ver|no tiene relación|al margen|no (?:le |les |te )?afecta\\p{L}*(?! direct)(?: \\p{L}+){0,4} dron|drones no (?:se ven|se verán|resultan|están) afectad|(?:no tiene (?:relevancia|efecto|importancia)|sin (?:relevancia|efecto|importancia)) (?:para|sobre) (?:los )?dron|ningún dron (?:se ve|resulta|está|se verá) afectad',
  may: '(?:puede|pueden|podrá|podrán|puedes|podrás)(?: \\p{L}+){0,3} (?:volar|operar|entrar|despegar|sobrevolar)|(?:está|están|se|queda|es) (?:\\p{L}+ )?permit|vuele (?:libre|con)|se puede volar|es posible volar',
  freely:
    'libremente|sin (?:ningun\\p{L} |ningún )?(?:restricci|impediment|trabas)|ning[uú]n\\p{L}* (?:restricci|limitaci)|con (?:total )?libertad|nada (?:le |te |les )?impide|como siempre|con normalidad|no (?:hay|existe)\\p{L}* (?:\\p{L}+ )?(?:restricci|limitaci)|sin más(?!\\p{L})|no (?:\\p{L}+ ){0,3}(?:limita|restringe)(?!\\p{L})',
  carefree:
    '(?:ninguna|sin|no)(?: \\p{L}+){0,3} (?:precauci|cuidado|preocup|atenci|peligro|riesgo|cautela)(?!\\p{L}*,? (?:pero|aunque))|despreocup|ignor[ea]|haga caso omiso|inofensiv|completamente segur',
};
