import '@fontsource-variable/source-sans-3/index.css';
import '@fontsource/ibm-plex-mono/400.css';
import './look.css';
import '../shared/ui/baseline.css';
import '../shared/ui/global.css';
