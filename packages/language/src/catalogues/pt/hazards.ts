import type { HazardWords } from '../../catalogue.ts';
import type { HazardWording } from '../../explain/hazard-wording.ts';

/** Hazards in Portuguese: what there is, and what to mind. */
export const hazards: Readonly<Record<HazardWording, HazardWords>> = {
  lowFlying: {
    reason: 'Pode haver aeronaves em voo a baixa altura.',
    advice: 'Espere encontrar aeronaves à sua altura e ceda-lhes a passagem com antecedência.',
  },
  militaryExercise: {
    reason: 'Realiza-se um exercício militar.',
    advice:
      'Espere encontrar aeronaves militares rápidas e a baixa altura; pouse assim que as ouvir ou avistar.',
  },
  firing: {
    reason: 'Realizam-se exercícios de tiro.',
    advice: 'Mantenha-se fora da área de tiro enquanto os disparos durarem.',
  },
  helicopters: {
    reason: 'Há helicópteros em voo na área.',
    advice: 'Espere encontrar helicópteros à sua altura e ceda-lhes a passagem com antecedência.',
  },
  airDisplay: {
    reason: 'Realiza-se uma demonstração aérea.',
    advice:
      'Espere encontrar aeronaves em manobras rápidas a baixa altura; mantenha-se afastado da demonstração.',
  },
  parachuting: {
    reason: 'Realizam-se saltos de paraquedas.',
    advice:
      'Esteja atento aos paraquedas e ao avião dos paraquedistas; mantenha-se afastado da zona de lançamento.',
  },
  gliding: {
    reason: 'Há planadores em voo.',
    advice: 'Os planadores são silenciosos e difíceis de ver; ceda-lhes a passagem com antecedência.',
  },
  paragliding: {
    reason: 'Há parapentes ou asas-delta em voo.',
    advice: 'São lentos e difíceis de ver; ceda-lhes a passagem com antecedência.',
  },
  balloons: {
    reason: 'Há balões ou dirigíveis em voo.',
    advice: 'Os balões não conseguem desviar-se; mantenha uma boa distância.',
  },
  aerialWork: {
    reason: 'Há aeronaves em trabalho aéreo.',
    advice: 'Espere encontrar aviões ou helicópteros à sua altura e ceda-lhes a passagem com antecedência.',
  },
  cropSpraying: {
    reason: 'Há aeronaves a baixa altura em pulverização agrícola.',
    advice: 'Espere encontrar aeronaves logo acima dos campos; mantenha-se afastado delas.',
  },
  unmannedAircraft: {
    reason: 'Há outras aeronaves não tripuladas em voo.',
    advice: 'Mantenha-se afastado; os pilotos dessas aeronaves podem não ver o seu drone.',
  },
  modelFlying: { reason: 'Há aeromodelos em voo.', advice: 'Mantenha-se afastado dos aeromodelos.' },
  fireworks: {
    reason: 'São lançados fogos de artifício.',
    advice: 'Mantenha-se bem afastado dos fogos de artifício e dos seus resíduos.',
  },
  lasers: {
    reason: 'São utilizados lasers.',
    advice: 'Podem ofuscar o piloto e o sensor do drone; mantenha-se afastado dos feixes.',
  },
  lights: { reason: 'São utilizadas luzes intensas.', advice: 'Podem ofuscar o piloto e o sensor do drone.' },
  blasting: {
    reason: 'Realizam-se detonações ou trabalhos com explosivos.',
    advice: 'Mantenha-se afastado enquanto durarem; podem ser projetados fragmentos a grande altura.',
  },
  rockets: {
    reason: 'São lançados ou disparados foguetes.',
    advice: 'Mantenha-se fora da área durante as horas indicadas.',
  },
  spaceDebris: {
    reason: 'Podem cair destroços nesta área.',
    advice: 'Não voe na área durante as horas indicadas.',
  },
  gasRelease: {
    reason: 'É queimado ou expelido gás.',
    advice: 'Mantenha-se afastado: o gás quente ou em chamas pode destruir um drone.',
  },
  kites: {
    reason: 'Há papagaios de papel (pipas) em voo.',
    advice: 'Tenha cuidado com os fios, que são difíceis de ver.',
  },
  radioInterference: {
    reason: 'Os sinais de rádio podem sofrer perturbações.',
    advice:
      'O sinal de comando ou o vídeo podem falhar; esteja preparado para o retorno ao ponto de partida.',
  },
  gnssInterference: {
    reason: 'A navegação por satélite (GNSS) pode sofrer perturbações.',
    advice:
      'A manutenção da posição e o retorno automático podem falhar; esteja preparado para voar em modo manual.',
  },
  birds: {
    reason: 'Aves ou outros animais representam um perigo aqui.',
    advice: 'Mantenha-se afastado das aves; podem atacar o drone ou colidir com ele.',
  },
  captiveBalloon: {
    reason: 'Há um balão cativo no ar.',
    advice: 'Mantenha-se afastado do balão e do seu cabo, que é difícil de ver.',
  },
  smoke: {
    reason: 'O fumo (fumaça) pode reduzir a visibilidade.',
    advice: 'Mantenha o drone à vista; o drone e outras aeronaves podem deixar de ser vistos.',
  },
  trafficConcentration: {
    reason: 'Pode haver mais tráfego aéreo do que é habitual.',
    advice: 'Espere encontrar mais aeronaves a baixa altura e ceda-lhes a passagem com antecedência.',
  },
  aerospace: {
    reason: 'Realiza-se uma atividade aeroespacial.',
    advice:
      'Pode tratar-se de foguetes ou de destroços em queda; mantenha-se fora da área durante as horas indicadas.',
  },
  aerobatics: {
    reason: 'Realizam-se voos acrobáticos.',
    advice: 'Espere encontrar aeronaves em manobras rápidas; mantenha-se bem afastado.',
  },
  droppedArticles: {
    reason: 'São lançados objetos de aeronaves.',
    advice:
      'Tenha cuidado com as cargas que caem e com a aeronave que as lança; mantenha-se afastado do local.',
  },
  exercise: {
    reason: 'Realiza-se um exercício.',
    advice:
      'Espere encontrar aeronaves, algumas rápidas ou a baixa altura; ceda-lhes a passagem com antecedência.',
  },
  militaryFlying: {
    reason: 'Realiza-se uma atividade militar.',
    advice:
      'Espere encontrar aeronaves militares, que podem ser rápidas e voar baixo; faça descer o drone logo que as ouça ou veja.',
  },
  specialFlying: {
    reason: 'Realiza-se uma atividade de voo especial.',
    advice: 'Espere encontrar aeronaves, algumas a baixa altura; ceda-lhes a passagem com antecedência.',
  },
  otherActivity: {
    reason: 'Realiza-se uma atividade que pode ser perigosa para as aeronaves.',
    advice: 'Leia o texto original para saber do que se trata e mantenha-se afastado.',
  },
};
