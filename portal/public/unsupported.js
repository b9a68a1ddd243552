/*
 * For browsers that know no modules (Internet Explorer): the application cannot run there, and says so.
 * Written in the JavaScript of 2009, since no other would be read.
 */
(function () {
  var messages = {
    de: 'Dieser Browser wird von Regesta nicht unterstützt. Öffnen Sie diese Seite in einer aktuellen Version von Edge, Chrome, Firefox oder Safari.',
    fr: 'Regesta ne prend pas en charge ce navigateur. Ouvrez cette page dans une version récente d’Edge, Chrome, Firefox ou Safari.',
    it: 'Regesta non supporta questo browser. Apra questa pagina in una versione recente di Edge, Chrome, Firefox o Safari.',
    en: 'Regesta does not support this browser. Open this page in a current version of Edge, Chrome, Firefox or Safari.',
  };
  var asked = String(navigator.language || navigator.userLanguage || '')
    .slice(0, 2)
    .toLowerCase();
  var language = messages.hasOwnProperty(asked) ? asked : 'en';
  var place = document.getElementById('app');
  var message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.setAttribute('lang', language);
  message.style.margin = '48px auto';
  message.style.padding = '0 24px';
  message.style.maxWidth = '560px';
  message.style.fontFamily = 'sans-serif';
  message.appendChild(document.createTextNode(messages[language]));
  place.appendChild(message);
})();
