import { kinds } from './clockings/kinds.ts'

/** The public page that checks a receipt. */
export const receipts = {
  verifier: {
    title: 'Vérifier un reçu',
    text: 'Un reçu montre qu’un pointage a été enregistré. Tout le monde peut le vérifier ici, sans compte.',
    field: 'Reçu',
    hint: 'Il commence par VR1. Vous pouvez coller tout le message, ou le lien.',
    submit: 'Vérifier',
    scan: 'Scanner le QR code',
    picture: 'Choisir une image',
    seen: 'Image de l’appareil photo',
    otherCode: 'Ce QR code n’est pas un reçu. Présentez celui de «\u00a0Mes pointages\u00a0».',
    stop: 'Arrêter l’appareil photo',
    problems: {
      nothing: 'Collez un reçu, scannez son QR code ou choisissez son image.',
      none: 'Il n’y a pas de reçu dans ce texte. Demandez à l’agent de vous l’envoyer depuis «\u00a0Mes pointages\u00a0».',
      damaged: 'Ce reçu est incomplet ou a été modifié\u00a0: tel quel, il ne prouve rien. Copiez-le en entier, ou scannez son QR code.',
      newer: 'Cette page ne connaît pas encore cette sorte de reçu. Rechargez-la, puis réessayez.',
      camera: 'L’appareil photo ne s’ouvre pas. Autorisez-le dans votre navigateur, ou choisissez une image du QR code.',
      noCode: 'Aucun QR code n’a été trouvé dans cette image. Prenez-le en entier et net, ou collez le texte du reçu.',
      noPicture: 'Cette image n’a pas pu être lue. Choisissez une photo ou une capture d’écran.',
    },
    checking: 'Vérification…',
    verdicts: {
      genuine: { title: 'Reçu authentique', text: 'Ce pointage a bien été enregistré, et il est toujours dans le journal.' },
      signed: {
        title: 'Signature authentique',
        text: 'Votre navigateur a reconnu la signature. Le journal n’a pas pu être interrogé\u00a0: réessayez quand le réseau sera de retour.',
      },
      contradicted: {
        title: 'Le journal ne dit plus la même chose',
        text: 'Ce reçu est authentique, mais le journal d’aujourd’hui ne contient pas ce pointage tel qu’il a été signé. Gardez ce reçu et montrez-le au responsable de la société\u00a0: il peut faire vérifier le journal.',
      },
      forged: {
        title: 'Ce reçu n’est pas authentique',
        text: 'Sa signature n’est pas celle de ce qu’il dit\u00a0: il a été modifié ou fabriqué. Demandez l’original à l’agent, depuis «\u00a0Mes pointages\u00a0».',
      },
      foreign: {
        title: 'Ce reçu n’a pas été délivré ici',
        text: 'Aucune clé de ce portail ne l’a signé. S’il vient d’un autre portail, vérifiez-le à l’adresse de son lien ou de son QR code\u00a0; sinon, il ne prouve rien.',
      },
      unknown: {
        title: 'Impossible de vérifier pour l’instant',
        text: 'Le serveur ne répond pas, et ce navigateur n’a pas de quoi vérifier seul. Ce reçu n’est ni confirmé ni démenti\u00a0: réessayez.',
      },
    },
    checks: {
      title: 'Ce qui a été vérifié',
      cover: {
        true: 'Une racine signée, écrite hors de la base de données, couvre ce pointage',
        false: 'Aucune racine signée ne le couvre encore\u00a0: la prochaine est écrite dans l’heure',
      },
      signature: {
        true: 'Signature reconnue par votre navigateur',
        false: 'Signature refusée par votre navigateur',
        null: 'Ce navigateur ne sait pas vérifier la signature\u00a0: seul le serveur l’a fait',
      },
      journal: {
        same: 'Le serveur retrouve ce pointage dans le journal',
        changed: 'Le serveur trouve ce pointage dans le journal, mais changé depuis',
        missing: 'Le serveur ne trouve plus ce pointage dans le journal',
        unasked: 'Le serveur n’a pas répondu',
        unsigned: 'Le serveur ne reconnaît pas la signature',
      },
    },
    facts: {
      title: 'Ce que dit le reçu',
      kind: 'Pointage',
      happened: 'Heure du pointage',
      recorded: 'Enregistré',
      company: 'Société',
      site: 'Site',
      siteNumber: 'n°\u00a0{{number}}',
      line: 'Ligne du journal',
      lineNumber: 'n°\u00a0{{number}}',
      key: 'Clé de signature',
    },
    proves: {
      title: 'Ce que cela prouve',
      signed: 'Ce portail a signé exactement ce qui est écrit ici\u00a0: rien n’a changé depuis.',
      recorded: 'Le pointage était dans le journal de ce site quand le reçu a été délivré.',
    },
    not: {
      title: 'Ce que cela ne prouve pas',
      who: 'Qui a pointé, ni qui vous montre ce reçu\u00a0: il ne contient aucun nom et peut être copié.',
      there: 'Que la personne était sur place, ni que son appareil donnait la bonne heure.',
      counts: 'Que le pointage compte\u00a0: un responsable peut encore devoir le confirmer, ou l’avoir corrigé depuis.',
      key: 'Que ce portail est le bon\u00a0: comparez son adresse, ou sa clé, à celles que la société vous a données.',
    },
    again: 'Réessayer',
    another: 'Vérifier un autre reçu',
  },
} as const

/** What it says beside that: it comes alone, before the sign-in. */
export const clockings = { kinds }
