import type { RuleWords } from '../../catalogue.ts';

/** What traffic may or must do, and who permits it, in Hindi. */
export const rules: RuleWords = {
  rules: {
    prohibited: { all: 'सभी उड़ानें निषिद्ध हैं', some: '{users} के लिए उड़ान निषिद्ध है' },
    entryProhibited: { all: 'प्रवेश निषिद्ध है', some: '{users} के लिए प्रवेश निषिद्ध है' },
    suspended: { all: 'सभी उड़ानें निलंबित रहेंगी', some: '{users} के लिए उड़ान निलंबित रहेगी' },
    permitted: { all: 'उड़ान की अनुमति है', some: '{users} के लिए उड़ान की अनुमति है' },
    permissionRequired: { all: '{from}अनुमति आवश्यक है', some: '{users} के लिए {from}अनुमति आवश्यक है' },
    applies: { all: 'यह सभी विमानों पर लागू है', some: 'यह {users} पर लागू है' },
    exempt: { all: 'यह लागू नहीं है', some: 'यह {users} पर लागू नहीं है' },
    mustStayClear: {
      all: 'सभी विमानों को क्षेत्र से बाहर रहना होगा',
      some: '{users} के लिए क्षेत्र से बाहर रहना अनिवार्य है',
    },
    shouldStayClear: {
      all: 'सभी विमानों को क्षेत्र से बाहर रहने की सलाह दी जाती है',
      some: '{users} को क्षेत्र से बाहर रहने की सलाह दी जाती है',
    },
    shouldNotEnter: {
      all: 'सभी विमानों को {object} में प्रवेश न करने की सलाह दी जाती है',
      some: '{users} को {object} में प्रवेश न करने की सलाह दी जाती है',
    },
    shouldNotOverfly: {
      all: '{object} के ऊपर से न उड़ने का पायलटों से अनुरोध है',
      some: '{object} के ऊपर से न उड़ने का {users} से अनुरोध है',
    },
    mustNotOverfly: {
      all: 'सभी विमानों को {object} के ऊपर से उड़ने से बचना होगा',
      some: '{users} के लिए {object} के ऊपर से न उड़ना अनिवार्य है',
    },
  },
  overflownPlace: '{name}',
  overflown: {
    filming: 'फ़िल्म शूटिंग स्थल',
    event: 'आयोजन स्थल',
    funeral: 'अंत्येष्टि स्थल',
    wildlife: 'वन्यजीव क्षेत्र',
    area: 'इस क्षेत्र',
  },
  from: '{authority} ',
  authorities: {
    police: '{form, select, none {पुलिस} other {{name} पुलिस}} की',
    tower: '{form, select, none {कंट्रोल टावर} other {{name} टावर}} की',
    approach: '{form, select, none {अप्रोच कंट्रोल} other {{name} अप्रोच कंट्रोल}} की',
    flightInformation: '{form, select, none {उड़ान सूचना सेवा (AFIS)} other {{name} उड़ान सूचना सेवा (AFIS)}} की',
    airTrafficControl: '{form, select, none {ATC} other {{name} ATC}} की',
    airTrafficServices: '{form, select, none {हवाई यातायात सेवाओं} other {{name} हवाई यातायात सेवाओं}} की',
    aviationAuthority: 'नागर विमानन प्राधिकरण की',
    aerodromeOperator: 'एयरोड्रोम ऑपरेटर की',
    military: 'सैन्य प्राधिकरण की',
    incidentCommander: 'घटनास्थल के कमांडर की',
    rescueCentre: 'बचाव समन्वय केंद्र की',
    fireService: 'अग्निशमन सेवा की',
    other: '{name} की',
    displayDirector: 'एयर शो के निदेशक{form, select, none {} other { ({name})}} की',
  },
  unlessPermitted: ', जब तक {from}अनुमति न हो',
  askPermission: 'अनुमति के लिए: {value}',
  askPermissionUnit: 'अनुमति के लिए {unit} से संपर्क करें: {value}',
  including: '<{users} सहित ',
  unlessOperatedOrPermitted: ', जब तक {from}अनुमति न हो या वही संस्था स्वयं विमान न उड़ा रही हो',
};
