// The server has drawn the page, and it answers only when its scripts are there: what is pressed or chosen until then is
// kept here, and done again by the script that makes the page answer (src/app/landing/repeat-early-action.ts).
(() => {
  let action;
  const keepPress = (event) => {
    const element = event.target instanceof Element ? event.target.closest('button') : null;
    if (element !== null) action = { element };
  };
  const keepChoice = (event) => {
    action = { element: event.target, value: event.target.value };
  };
  document.addEventListener('click', keepPress, true);
  document.addEventListener('change', keepChoice, true);
  window.takeEarlyAction = () => {
    document.removeEventListener('click', keepPress, true);
    document.removeEventListener('change', keepChoice, true);
    const taken = action;
    action = undefined;
    return taken;
  };
})();
