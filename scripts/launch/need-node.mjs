/**
 * Whether the Node that runs this is at least `major`.`minor`; if not, says so in one line and sets the exit code.
 * Imports nothing: an old Node has to get this far.
 * @param {number} major
 * @param {number} minor
 */
export function needNode(major, minor) {
  const running = process.versions.node;
  const [runningMajor = 0, runningMinor = 0] = running.split('.').map(Number);
  const newEnough = runningMajor > major || (runningMajor === major && runningMinor >= minor);
  if (!newEnough) {
    process.stderr.write(
      `KlarNOTAM needs Node.js ${major}.${minor} or newer to install itself; this is ${running}. See https://nodejs.org/\n`,
    );
    process.exitCode = 1;
  }
  return newEnough;
}
