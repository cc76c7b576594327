/** The engraved pictures of the games' cards on the home page. */
import '../../engraving.css';
import pictures from './vignettes.art';

export default pictures;
