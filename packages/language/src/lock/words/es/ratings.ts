import type { RatingWords } from '../../ratings.ts';

export const ratings: RatingWords = {
  mayNot:
    'prohib|no (?:se )?(?:puede|pueden|podrá|podrán|debe)(?: \\p{L}+){0,3} (?:volar|entrar|operar)|no (?:está|se) permit|nada de|ilegal|vedad',
  doNot: 'no (?:vuele|entre)|manténg|mantente|aléj',
  notForbidden: 'no (?:está |se |queda |hay )?prohib\\p{L}*',
  permission: 'permiso|autorizaci[óo]n',
  withoutPermission:
    'sin (?:\\p{L}+ ){0,3}(?:permiso|autorizaci[óo]n)|no (?:\\p{L}+ ){0,3}(?:permiso|autorizaci[óo]n)',
  never:
    'en ningún caso|ni siquiera con|terminantemente|ni con (?:permiso|autoriz)|bajo ningún|totalmente prohib|sin excepci',
  unconcerned: 'no (?:le |les |te )?(?:concierne|atañe|incumbe)|nada que ver|no tiene relación|al margen',
};
