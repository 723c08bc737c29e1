"""A cover whose noise the trained network removes instead of the wavelet filter, which left jagged edges on its letter.

blender -b -t 1 -P stage/network_cover.py -- <script> <project> <out.png> <width>x<height> <samples> <folder of screens> <weights>
"""
import os
import runpy
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import denoised
import scenery as set_

script, *arguments, weights = sys.argv[sys.argv.index("--") + 1 :]


def shoot(path, size, samples, exposure=-0.2, **rest):
    denoised.shoot(path, size, samples, weights, exposure)


set_.shoot = shoot
sys.argv = [script, "--", *arguments]
runpy.run_path(os.path.join(HERE, script))
