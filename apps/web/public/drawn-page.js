// The server has drawn the page, and it answers only when its scripts are there. They are asked for when it has been painted,
// so that they take nothing from what it is painted with. What is pressed, chosen, typed or sent until then is kept here, and
// done again by the script that makes the page answer (src/app/drawing/repeat-early-actions.ts).
(() => {
  const typed = new Map();
  let action;
  const isChoice = (element) =>
    element instanceof HTMLSelectElement || element.type === 'radio' || element.type === 'checkbox';
  const keep = {
    click(event) {
      const element = event.target instanceof Element ? event.target.closest('button') : null;
      if (element !== null) action = { element };
    },
    change(event) {
      if (isChoice(event.target)) action = { element: event.target, value: event.target.value };
    },
    input(event) {
      if (!isChoice(event.target)) typed.set(event.target, event.target.value);
    },
    // The browser would send the form itself and load another document.
    submit(event) {
      event.preventDefault();
      if (event.submitter === null) action = { element: event.target };
    },
  };
  for (const [name, listener] of Object.entries(keep)) document.addEventListener(name, listener, true);
  window.takeEarlyActions = () => {
    for (const [name, listener] of Object.entries(keep)) document.removeEventListener(name, listener, true);
    return { typed: [...typed], action };
  };

  let isAsked = false;
  const askForScripts = () => {
    const named = document.getElementById('page-scripts');
    if (isAsked || named === null) return;
    isAsked = true;
    const { entry, others } = JSON.parse(named.textContent);
    // Twenty at a time would hold up whoever scrolls or types.
    const askForNext = () => {
      for (const href of others.splice(0, 5)) {
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
        );
      }
      if (others.length > 0) {
        setTimeout(askForNext);
        return;
      }
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: entry }),
      );
    };
    askForNext();
  };
  // A page in the background is not painted.
  document.addEventListener('DOMContentLoaded', () => {
    if (document.visibilityState === 'hidden') askForScripts();
    requestAnimationFrame(() => setTimeout(askForScripts));
  });
  window.addEventListener('load', () => setTimeout(askForScripts, 1_000));
})();
