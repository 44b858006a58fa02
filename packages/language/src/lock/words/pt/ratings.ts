import type { RatingWords } from '../../check/ratings.ts';

export const ratings: RatingWords = {
  mayNot:
    'pro[ií]b|não (?:se )?(?:pode|podem|podes|deve|devem|deves|poderá|poderão)(?: \\p{L}+){0,3} (?:voar|entrar|operar|des?colar|sobrevoar)|não (?:\\p{L}+ ){0,2}permit|não (?:está|estão) autorizad\\p{L}+ a voar|permanecer no solo|interdit|ilegal|(?:nenhum\\p{L}* (?!autoriz|permiss|restri|tipo)|ninguém )(?:\\p{L}+,? ){0,4}(?:pode|deve|poderá) (?:\\p{L}+ )?(?:voar|entrar|operar|des?colar|sobrevoar)|nem(?: \\p{L}+){1,2} nem(?: \\p{L}+){1,4} (?:podem?|devem?|poderão) (?:\\p{L}+ )?(?:voar|entrar|operar|des?colar|sobrevoar)|não (?:tem|têm|tens) permissão para',
  doNot: 'não (?:voe|entre|des?cole|opere|sobrevoe)|abstenha|(?:recomenda|aconselha)-se não',
  keepAway: 'afaste-se|mantenha|fique (?:fora|longe)',
  notForbidden:
    'não se trata de (?:uma )?pro[ií]b\\p{L}*|não (?:é |está |são |estão |se |há |existe |impõe |o |a |lhe |te )?(?:uma |nenhuma |qualquer )?pro[ií]b\\p{L}*|nenhuma proibi\\p{L}*|sem (?:ser )?proibi\\p{L}*|(?:nada|nem)(?: \\p{L}+){0,2} pro[ií]b\\p{L}*',
  permission: 'autorizaç|permiss|licença|consentimento|aprovação',
  terms:
    'exceç|exceções|condiç|coordena|(?:ha|tenha|tenham|tiver|tiverem|for|o tiver|seja) (?:\\p{L}+ )?(?:autorizado|aprovado|coordenado|aceitado)|(?<!sem )(?:pergunt|consult)(?:ar?|e)(?!\\p{L})|combinad|(?:aceita|aceite|aval)(?!\\p{L})',
  withoutPermission:
    'sem (?:\\p{L}+ ){0,3}(?:autorizaç|permiss|consentimento|aprovação)|não (?:\\p{L}+ ){0,3}(?:autorizaç|permiss|consentimento|aprovação)|nem (?!com |mesmo |sequer )(?:\\p{L}+ ){0,2}(?:autorizaç|permiss)',
  notWithout: 'não sem(?!\\p{L})',
  never:
    'nem (?:mesmo |sequer )?com|em caso algum|de modo nenhum|em nenhuma circunst|totalmente pro[ií]b|terminantemente|nem com (?:autoriz|permiss)|(?:ainda|mesmo) que tenha|mesmo com (?:a )?(?:autoriz|permiss)|em circunstância alguma|não se (?:dá|dão|concede\\p{L}*) (?:\\p{L}+ )?(?:permiss|autoriz)|nenhuma (?:autorização|permissão) (?:é|será) (?:dada|concedida)|sem possibilidade de (?:autoriz|permiss)',
  unconcerned:
    'não (?:diz|dizem) respeito|não (?:se aplica|concerne|é assunto|tem relação)|sem relev|não (?:são|é) abrangid|não (?:lhe |o |te )?afec?ta\\p{L}*(?! dire)(?: \\p{L}+){0,4} dron|drones não (?:são|serão|ficam) afec?tad|não tem (?:efeito|relevância|importância) (?:para|sobre) (?:os )?dron|nenhum drone (?:é|será|fica) afec?tad',
  may: '(?:pode|podem|poderá|poderão|podes)(?: \\p{L}+){0,3} (?:voar|operar|entrar|descolar|decolar|sobrevoar)|(?:é|está|são|estão) (?:\\p{L}+ )?permitid|voe (?:livre|com)|pode-se voar|é possível voar',
  freely:
    'livremente|sem (?:qualquer |quaisquer |nenhum\\p{L}* )?(?:restri|impediment|entrave)|nenhum\\p{L}* (?:restri|limita)|nada (?:o |a |lhe )?imped|à vontade|como sempre|normalmente|não há (?:\\p{L}+ )?(?:restri|limita)|não (?:\\p{L}+ ){0,3}(?:limita|restringe)(?!\\p{L})',
  carefree:
    '(?:nenhum\\p{L}*|sem|não)(?: \\p{L}+){0,3} (?:precauç|cuidado|preocup|atenção|perigo|risco|cautela)|despreocup|ignor[ea]|inofensiv|totalmente segur',
};
